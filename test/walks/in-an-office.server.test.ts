import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findVisitor } from '../../src/entry/accounts/sessions.server.ts'
import { uploadFile } from '../../src/people/import/upload-file.server.ts'
import { anApp } from '../app.ts'
import { aMember, rulesVersion, someone } from '../club.ts'
import { useDatabase } from '../database.ts'

const db = useDatabase()
const OFFICE = ['/usr/bin/soffice', '/usr/local/bin/soffice'].find((path) => existsSync(path))
const run = promisify(execFile)
const LONG = { timeout: 240_000 }

const NAME = 'Žluťoučký kůň'
const FORMULA = '=HYPERLINK("http://zlo.example";"klikni")'

/** Every table to take away, as a workbook; of each kind one with somebody in it. */
async function aClub(token: string): Promise<Readonly<Record<string, string>>> {
  const fields = await db()
    .insertInto('ownField')
    .values(
      ['Číslo bot', 'Najeto', 'Podíl'].map((name) => ({
        name,
        kind: 'number' as const,
        seenAs: 'private' as const,
      })),
    )
    .returning('id')
    .execute()
  const own = Object.fromEntries(fields.map(({ id }, index) => [id, [42.5, 1_000_000_000, 0.0375][index]]))
  const card = await aMember(db(), {
    firstName: FORMULA,
    lastName: NAME,
    phone: '+420603123456',
    memberSince: '2020-02-29',
    hogNumber: 'CZ1234',
    own: JSON.stringify(own),
  })
  await sql`insert into donation_purpose (name) values (${NAME})`.execute(db())
  await sql`insert into donation (purpose_id, donor_name, amount, given_on)
    select id, ${NAME}, 123450, '2020-02-29' from donation_purpose where name = ${NAME}`.execute(db())
  const { rows } = await sql<{ id: number }>`insert into event (title, kind, starts_at, state)
    values (${NAME}, 'ride', '2030-05-01 08:00+02', 'published') returning id`.execute(db())
  const event = rows[0]?.id ?? 0
  await sql`insert into registration (event_id, member_id, status, note)
    values (${event}, ${card.id}, 'registered', ${FORMULA})`.execute(db())
  const officer = await findVisitor(db(), token)
  if (!officer) throw new Error('Nobody')
  const bytes = new TextEncoder().encode(`Jméno;Příjmení;E-mail\n${NAME};${NAME};není`)
  const imported = await uploadFile(db(), officer, { fileName: 'lidé.csv', bytes })
  return {
    members: '/api/members/export.xlsx',
    donations: '/api/donations/export.xlsx',
    fees: '/api/fees/pending/export.xlsx',
    audit: '/api/audit/export.xlsx',
    ride: `/api/events/${event}/registrations.xlsx`,
    import: `/api/imports/${imported}/errors.xlsx`,
  }
}

test(
  'LibreOffice opens every workbook: diacritics stay, days and numbers are such, nothing is a formula',
  LONG,
  async ({ skip }) => {
    skip(OFFICE === undefined, 'LibreOffice (libreoffice-calc-nogui) is not installed here')
    await rulesVersion(db(), 1)
    const { token } = await someone(db(), 'Webmaster')
    const folder = await mkdtemp(join(tmpdir(), 'klubovna-office-'))
    try {
      const kinds = await aClub(token)
      const names = [...Object.keys(kinds), 'hog']
      const head = { host: 'localhost:3000', authorization: `Bearer ${token}` }
      const rest = { method: 'POST', headers: { ...head, 'content-type': 'application/json' }, body: JSON.stringify({ text: `CZ9999;${NAME};2027-01-31` }) } // prettier-ignore
      for (const name of names) {
        const answer = await anApp(db()).request(
          `http://localhost:3000${kinds[name] ?? '/api/hog/rest.xlsx'}`,
          kinds[name] ? { headers: head } : rest,
        )
        expect([name, answer.status]).toEqual([name, 200])
        await writeFile(join(folder, `${name}.xlsx`), new Uint8Array(await answer.arrayBuffer()))
      }
      const files = names.map((name) => join(folder, `${name}.xlsx`))
      await run(OFFICE ?? '', [
        `-env:UserInstallation=file://${join(folder, 'profile')}`,
        '--headless',
        '--convert-to',
        'fods',
        '--outdir',
        folder,
        ...files,
      ])
      const sheets = new Map<string, string>()
      for (const name of names) sheets.set(name, await readFile(join(folder, `${name}.fods`), 'utf8'))

      for (const [name, sheet] of sheets) {
        expect([name, sheet.includes('table:formula')]).toEqual([name, false])
        expect([name, sheet.includes('<table:table-row')]).toEqual([name, true])
      }
      const members = sheets.get('members') ?? ''
      expect(members).toContain(NAME)
      expect(members).toContain('office:date-value="2020-02-29"')
      for (const value of ['42.5', '1000000000', '0.0375'])
        expect(members).toContain(`office:value="${value}"`)
      expect(members).toContain('=HYPERLINK(')
      expect(members).toContain('>+420603123456<')
      expect(sheets.get('ride')).toContain(NAME)
      expect(sheets.get('import')).toContain(NAME)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
)
