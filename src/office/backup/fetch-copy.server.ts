import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type Opener, unlock } from '../copies/copy-cipher.server.ts'
import type { CopyPlace } from '../copies/copy-place.ts'
import { JOURNAL_COPY } from '../copies/copy-plan.ts'
import { mustHaveCopies, openCopy } from '../copies/copies.server.ts'
import { bringJournal } from '../privacy/journal.server.ts'
import { inWorkFolder, openInto } from './send-copy.server.ts'
import { tryRestore } from './try-restore.server.ts'

/** Opens a copy into a file; says which one it was and where it lay. */
export async function fetchCopy(
  asked: string,
  opener: Opener,
  path: string,
): Promise<{ readonly name: string; readonly place: CopyPlace['kind'] }> {
  const { name, place, body } = await openCopy(asked)
  await openInto(await unlock(body, opener), path)
  return { name, place: place.kind }
}

/** The whole way back, with nothing touched: fetched, opened, put into a throw-away database, compared. */
export function drillCopy(asked: string, opener: Opener) {
  return inWorkFolder(0, async (folder) => {
    const path = join(folder, 'fetched.tar.gz')
    const fetched = await fetchCopy(asked, opener, path)
    const { chain } = await tryRestore(path, folder)
    return { ...fetched, chain }
  })
}

/** Before a copy comes back: whoever any place knows to be erased is known here too. */
export async function fetchJournals(opener: Opener): Promise<void> {
  for (const place of mustHaveCopies().places) {
    const body = await place.open(JOURNAL_COPY).catch(() => null)
    if (body) await bringJournal((await buffer(await unlock(body, opener))).toString('utf8'))
  }
}
