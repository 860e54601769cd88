import type { Readable } from 'node:stream'
import type { CopySettings } from '../../ground/platform/config.server.ts'
import { keptOnce } from '../../ground/platform/kept-once.server.ts'
import { Refusal } from '../../refusals.ts'
import { bucketPlace } from './bucket-place.server.ts'
import type { CopyPlace } from './copy-place.ts'
import { newestFirst } from './copy-plan.ts'
import { folderPlace } from './folder-place.server.ts'

export type Copies = Pick<CopySettings, 'lock' | 'plan'> & { readonly places: readonly CopyPlace[] }

const known = keptOnce('copies', (): { copies: Copies | null } => ({ copies: null }))

/** Told once at the start; null where nobody said how to lock them. */
export function useCopies(settings: CopySettings | null): void {
  known.copies = settings && {
    lock: settings.lock,
    plan: settings.plan,
    places: [folderPlace(settings.folder), ...(settings.bucket ? [bucketPlace(settings.bucket)] : [])],
  }
}

export const copies = (): Copies | null => known.copies

export function mustHaveCopies(): Copies {
  if (!known.copies) throw new Refusal('copies_off')
  return known.copies
}

/** The newest copy there is anywhere, or the one of this name, from the first place that has it and answers. */
export async function openCopy(
  asked: string,
): Promise<{ readonly name: string; readonly place: CopyPlace; readonly body: Readable }> {
  const { places } = mustHaveCopies()
  const listed = await Promise.all(
    places.map(async (place) => ({ place, names: newestFirst(await place.list().catch(() => [])) })),
  )
  const name = asked === 'newest' ? newestFirst(listed.flatMap(({ names }) => names))[0] : asked
  for (const { place, names } of listed) {
    const body = name !== undefined && names.includes(name) ? await place.open(name) : null
    if (name !== undefined && body) return { name, place, body }
  }
  throw new Refusal('not_found')
}
