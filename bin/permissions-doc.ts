// Writes docs/permissions.md from the tables in the code; with --check it only tells whether it is true.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ADMIN_SCREENS } from '../src/office/admin/guard.ts'
import { DOORS } from '../src/api.server.ts'
import { GRANTABLE } from '../src/office/access/grant.ts'
import {
  can,
  MONEY_POWERS,
  PERMISSIONS,
  type Permission,
  ROLES,
  WEBMASTER_POWERS,
} from '../src/permissions.ts'
import { reachOf } from '../src/reach.ts'
import { atConsole } from '../src/ground/platform/console.server.ts'
import { documentWords } from './documents.words.ts'

const file = join(import.meta.dirname, '..', 'docs', 'permissions.md')
const text = document()

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== text) {
    process.stderr.write(`${atConsole(documentWords)('permissionsStale')}\n`)
    process.exit(1)
  }
} else {
  writeFileSync(file, text)
}

function document(): string {
  const permissions = Object.keys(PERMISSIONS) as Permission[]
  const mark = (permission: Permission) =>
    ROLES.map((role) => (can({ role, grants: [] }, permission) ? '✓' : '·')).join(' | ')
  return `# Who may do what

Generated from \`src/permissions.ts\`, \`src/office/admin/guard.ts\` and \`src/api.server.ts\` by \`npm run permissions\`; a test keeps it true.
These are the defaults; a Webmaster may grant more to a role or to a person, and those grants live in the database.

| permission | ${ROLES.join(' | ')} |
|---|${ROLES.map(() => ':-:|').join('')}
${permissions.map((permission) => `| ${permission} | ${mark(permission)} |`).join('\n')}

## What a granted area reaches

Granted to a Member. No area reaches a power equal to Webmaster (${WEBMASTER_POWERS.join(', ')}) or the club's account
(${MONEY_POWERS.join(', ')}): those are never granted, ask for the password again and are told to all who hold them. Nobody gives or takes a
role with more rights than his own role has, whatever was granted; a test walks every area and every role.

| area | powers | gives and takes roles | closes cards of | opens screens |
|---|---|---|---|---|
${GRANTABLE.map(reachRow).join('\n')}

## Screens

| address | permission |
|---|---|
${Object.entries(ADMIN_SCREENS)
  .map(([path, permission]) => `| ${path} | ${permission} |`)
  .join('\n')}

## API

| call | who | what |
|---|---|---|
${DOORS.map(({ method, path, who, summary }) => `| ${method} ${path} | ${who} | ${summary} |`).join('\n')}
`
}

function reachRow(area: Permission): string {
  const { powers, handles, closes, screens } = reachOf('Member', area)
  const cells = [powers, handles, closes, screens].map((list) => list.join(', ') || '·')
  return `| ${[area, ...cells].join(' | ')} |`
}
