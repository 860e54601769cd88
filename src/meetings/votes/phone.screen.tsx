import { z } from 'zod'
import { RowId } from '../../ground/http/door.server.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import { Refusal } from '../../refusals.ts'
import type { Route } from './+types/phone.screen'
import { PhoneVote } from './phone-vote.tsx'
import { viewOwnRoom } from './view-vote.server.ts'
import { phoneWords } from './phone.words.ts'

const screen = declareScreen({ who: 'account.edit-own', params: z.object({ id: RowId }) })

export const loader = screen.shows(async ({ db, visitor, params: { id } }) => {
  try {
    const own = await viewOwnRoom(db, visitor, id)
    return { ...own, title: own.room.name }
  } catch (error) {
    if (error instanceof Refusal) throw new Response(null, { status: error.status })
    throw error
  }
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

/** From here on the page asks by calls: a reload loses nothing, the token of a secret ballot stays in the phone. */
export const shouldRevalidate = () => false

export default function PhoneScreen({ loaderData: { room, mine } }: Route.ComponentProps) {
  const say = useWords(phoneWords)
  return (
    <div className="max-w-2xl">
      <PageTitle title={say('title')} note={room.name} />
      <PhoneVote loaded={{ room, mine }} />
    </div>
  )
}

export const ErrorBoundary = screenFailed(phoneWords)
