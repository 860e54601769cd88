import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Where a statement is put together from pieces, what the pieces are, and why nothing a person wrote is among them. */
const PUT_TOGETHER: Readonly<Record<string, string>> = {
  'src/ground/postgres/pooled.server.ts':
    'limits of our own, the account and its database quoted by the database',
  'src/office/backup/tables.server.ts': 'names of tables and rules as the database gave them, quoted by it',
  'src/office/backup/throw-away-database.server.ts': 'a name made of letters and numbers of our own',
  'src/office/privacy/erase-person.server.ts': 'the table of holdings',
  'src/office/privacy/persons.server.ts': 'the table of holdings',
  'src/office/privacy/run-retention.server.ts': 'the unit of a term, from a list of ours',
  'src/people/import/undo-import.server.ts': 'names of tables as the database gave them',
}

/** Raw pieces, and texts with something put into them handed to the database as they are. */
const RAW = /\bsql\.raw\(|\.query(?:<[^>]*>)?\(\s*`[^`]*\$\{|\.query(?:<[^>]*>)?\(\s*['"][^'"]*['"]\s*\+/

test('no statement is put together from what people write', () => {
  const found = globSync('src/**/*.{ts,tsx}').filter(
    (path) => !/\.test\.tsx?$/.test(path) && RAW.test(readFileSync(path, 'utf8')),
  )

  expect(found.toSorted()).toEqual(Object.keys(PUT_TOGETHER).toSorted())
})
