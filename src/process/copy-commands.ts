import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileStore } from '../ground/files/files.server.ts'
import { atConsole, languageHere } from '../ground/platform/console.server.ts'
import { StartError } from '../ground/platform/data-dir.server.ts'
import { restoredInWords } from '../office/backup/backup-in-words.ts'
import { drillCopy, fetchCopy, fetchJournals } from '../office/backup/fetch-copy.server.ts'
import { recordRestore } from '../office/backup/record-restore.server.ts'
import { restoreBackup } from '../office/backup/restore-backup.server.ts'
import { inWorkFolder } from '../office/backup/send-copy.server.ts'
import { mustHaveCopies } from '../office/copies/copies.server.ts'
import type { Opener } from '../office/copies/copy-cipher.server.ts'
import { newestFirst } from '../office/copies/copy-plan.ts'
import { copyCommandWords } from './copy-commands.words.ts'
import type { House } from './house.server.ts'

const say = atConsole(copyCommandWords)
const place = (kind: 'folder' | 'bucket') => say(kind)

/** What the person at the server does with copies that lie elsewhere. */
export const COPY_COMMANDS = {
  copies: {
    usage: say('copiesUsage'),
    run: async () => {
      const lines: string[] = []
      for (const { kind, list } of mustHaveCopies().places)
        for (const name of newestFirst(await list())) lines.push(`${name}  ${place(kind)}`)
      return lines.length === 0 ? say('noCopies') : lines.join('\n')
    },
  },
  'fetch-copy': {
    usage: say('fetchUsage'),
    run: async (_house: House, args: readonly string[]) => {
      const [asked, file] = plainOf(args)
      if (!asked || !file) throw new StartError(say('fetchWhich'))
      const fetched = await fetchCopy(asked, openerOf(args), file)
      return say('fetched', { name: fetched.name, place: place(fetched.place), file })
    },
  },
  'drill-copy': {
    usage: say('drillUsage'),
    run: async (_house: House, args: readonly string[]) => {
      const { name, place: kind, chain } = await drillCopy(plainOf(args)[0] ?? 'newest', openerOf(args))
      if (chain.fault) throw new StartError(say('drillBrokenChain', { name }))
      return say('drillPassed', { name, place: place(kind), entries: chain.entries })
    },
  },
  'restore-copy': {
    usage: say('restoreUsage'),
    run: async ({ databaseUrl, db }: House, args: readonly string[]) => {
      const [asked] = plainOf(args)
      if (!asked || !args.includes('--replace')) throw new StartError(say('restoreConsent'))
      const opener = openerOf(args)
      return inWorkFolder(0, async (folder) => {
        const path = join(folder, 'fetched.tar.gz')
        await fetchCopy(asked, opener, path)
        // Before the club comes back: whoever asked to be forgotten since the copy was made stays forgotten.
        await fetchJournals(opener)
        const { manifest, files } = await restoreBackup(
          { databaseUrl, files: fileStore() },
          { path, trust: 'seal' },
        )
        await recordRestore(db, manifest, null)
        return restoredInWords(manifest, { files: files?.count ?? 0, language: languageHere() })
      })
    },
  },
} as const

const IDENTITY = '--identity'

function plainOf(args: readonly string[]): readonly string[] {
  return args.filter((arg, index) => !arg.startsWith('--') && args[index - 1] !== IDENTITY)
}

/** The private key from a file, or the passphrase copies are locked with. */
function openerOf(args: readonly string[]): Opener {
  const at = args.indexOf(IDENTITY)
  if (at >= 0) return { identity: readFileSync(args[at + 1] ?? '', 'utf8') }
  const { lock } = mustHaveCopies()
  if ('passphrase' in lock) return lock
  throw new StartError(say('needsIdentity'))
}
