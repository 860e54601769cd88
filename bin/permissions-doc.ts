// Writes docs/permissions.md from the tables in the code; with --check it only tells whether it is true.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ADMIN_SCREENS } from '../src/admin/guard.ts'
import { DOORS } from '../src/api.server.ts'
import { can, PERMISSIONS, type Permission, ROLES } from '../src/permissions.ts'

const file = join(import.meta.dirname, '..', 'docs', 'permissions.md')
const text = document()

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== text) {
    process.stderr.write(
      'docs/permissions.md no longer tells the truth. Write it anew: npm run permissions\n',
    )
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

Generated from \`src/permissions.ts\`, \`src/admin/guard.ts\` and \`src/api.server.ts\` by \`npm run permissions\`; a test keeps it true.
These are the defaults; a Webmaster may grant more to a role or to a person, and those grants live in the database.

| permission | ${ROLES.join(' | ')} |
|---|${ROLES.map(() => ':-:|').join('')}
${permissions.map((permission) => `| ${permission} | ${mark(permission)} |`).join('\n')}

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
