import { useMemo } from 'react'
import { z } from 'zod'
import { RowId } from '../../ground/http/door.server.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { MAIN_ID } from '../../ground/ui/main-id.ts'
import { Refusal } from '../../refusals.ts'
import type { Route } from './+types/captain.screen'
import { CaptainDesk } from './captain-desk.tsx'
import { packed, unpacked } from './ride.ts'
import { viewRide } from './view-ride.server.ts'

// The right comes from being named for the ride, not from a role: the screen asks for a session, the ride for the rest.
const screen = declareScreen({ who: 'signed-in', params: z.object({ id: RowId }) })

export const loader = screen.shows(async ({ db, visitor, now, language, params: { id } }) => {
  try {
    const ride = await viewRide(db, id, { visitor, now, language })
    return { ride: packed(ride), by: visitor.id, title: ride.name }
  } catch (error) {
    if (error instanceof Refusal) throw new Response(null, { status: error.status })
    throw error
  }
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export const handle = { isTickedOff: true }

/** The list lives in the browser from here on; the house is asked by calls, which may fail without harm. */
export const shouldRevalidate = () => false

export default function CaptainScreen({ loaderData: { ride, by } }: Route.ComponentProps) {
  const loaded = useMemo(() => unpacked(ride), [ride])
  return (
    <main id={MAIN_ID} tabIndex={-1} className="mx-auto flex w-full max-w-3xl flex-1 flex-col px-4 pt-5">
      <CaptainDesk loaded={loaded} by={by} />
    </main>
  )
}
