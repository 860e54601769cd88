import { text } from 'node:stream/consumers'
import type { Role } from '../../permissions.ts'
import { type Backup, readArchive } from './archive.server.ts'
import type { Manifest } from './manifest.ts'

const WEBMASTER: Role = 'Webmaster'

export type BackupDescription = { readonly manifest: Manifest; readonly webmasters: readonly string[] }

/** What a person has to know before he vouches for a backup: above all who would rule the club that comes out of it. */
export async function describeBackup(backup: Backup): Promise<BackupDescription> {
  let webmasters: readonly string[] = []
  const { manifest } = await readArchive(backup, {
    table: async ({ name, columns }, rows) => {
      const content = await text(rows)
      if (name === 'account') webmasters = webmastersIn(content, columns)
    },
  })
  return { manifest, webmasters }
}

/** An address and a role hold nothing that COPY would write otherwise. */
function webmastersIn(copied: string, columns: readonly string[]): readonly string[] {
  const [email, role] = [columns.indexOf('email'), columns.indexOf('role')]
  return copied
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((fields) => fields[role] === WEBMASTER)
    .map((fields) => fields[email] ?? '')
}
