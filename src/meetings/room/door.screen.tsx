import { z } from 'zod'
import { RowId } from '../../ground/http/door.server.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { ErrorState } from '../../ground/ui/error-state.tsx'
import { MAIN_ID } from '../../ground/ui/main-id.ts'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { Refusal } from '../../refusals.ts'
import type { Route } from './+types/door.screen'
import { DoorDesk } from './door-desk.tsx'
import { doorWords } from './door.words.ts'
import { viewDoor } from './view-presence.server.ts'

// The right comes from being named for the meeting, or from looking after meetings: the door asks.
const screen = declareScreen({ who: 'signed-in', params: z.object({ id: RowId }) })

export const loader = screen.shows(async ({ db, visitor, now, params: { id } }) => {
  try {
    const loaded = await viewDoor(db, id, { visitor, now })
    return { loaded, by: visitor.id, title: loaded.name }
  } catch (error) {
    if (error instanceof Refusal) throw new Response(null, { status: error.status })
    throw error
  }
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export const handle = { isTickedOff: true }

/** The list lives in the browser from here on; the house is asked by calls, which may fail without harm. */
export const shouldRevalidate = () => false

export default function DoorScreen({ loaderData: { loaded, by } }: Route.ComponentProps) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className="mx-auto flex w-full max-w-3xl flex-1 flex-col px-4 pt-5">
      <DoorDesk loaded={loaded} by={by} />
    </main>
  )
}

export function ErrorBoundary() {
  const say = useWords(doorWords)
  return (
    <main id={MAIN_ID} tabIndex={-1} className="mx-auto w-full max-w-3xl flex-1 px-4 pt-5">
      <PageTitle title={say('title')} />
      <ErrorState text={say('loadFailed')} />
    </main>
  )
}
