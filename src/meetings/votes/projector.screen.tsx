import { z } from 'zod'
import { RowId } from '../../ground/http/door.server.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { MAIN_ID } from '../../ground/ui/main-id.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { Refusal } from '../../refusals.ts'
import { quorumWords } from '../calling/rules.words.ts'
import { leadOf } from '../voters/lead.server.ts'
import type { Route } from './+types/projector.screen'
import { VoteNumbers } from './result-list.tsx'
import { useLooking } from './use-looking.ts'
import { type RoomView, viewRoom } from './view-vote.server.ts'
import { outcomeWords, resultWords } from './votes.words.ts'

const screen = declareScreen({ who: 'signed-in', params: z.object({ id: RowId }) })

export const loader = screen.shows(async ({ db, visitor, params: { id } }) => {
  if (!(await leadOf(db, visitor, id)).mayKeepDoor) throw new Response(null, { status: 403 })
  try {
    const room = await viewRoom(db, id)
    return { room, title: room.name }
  } catch (error) {
    if (error instanceof Refusal) throw new Response(null, { status: error.status })
    throw error
  }
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

// With the way there and back it is within the second.
const EVERY_MS = 750

/** In large type, for the wall: who is there, what is voted on, how it ended. */
export default function ProjectorScreen({ loaderData }: Route.ComponentProps) {
  const say = useWords(resultWords)
  const sayQuorum = useWords(quorumWords)
  const { view: room } = useLooking<RoomView>(
    `/api/meetings/${loaderData.room.id}/room`,
    loaderData.room,
    EVERY_MS,
  )
  const last = room.results.findLast(({ state }) => state === 'closed')
  return (
    <main id={MAIN_ID} tabIndex={-1} className="flex min-h-dvh w-full flex-1 flex-col gap-[3vh] p-[4vw]">
      <h1 className="font-display text-[clamp(1.75rem,4vw,4rem)] leading-tight font-bold wrap-anywhere">
        {room.name}
      </h1>
      <p className="figures text-[clamp(2.5rem,8vw,8rem)] leading-none font-bold">
        {say('presentOf', { present: room.present, entitled: room.entitled })}
      </p>
      <p className="text-[clamp(1.25rem,3vw,3rem)]">
        <strong>{say(room.isQuorate ? 'quorate' : 'notQuorate')}.</strong>{' '}
        {say('quorum', { quorum: room.quorum, rule: sayQuorum(room.quorumRule) })}
      </p>
      {room.represented > 0 && (
        <p className="figures text-[clamp(1.25rem,2.5vw,2.5rem)]">
          {say('represented', { represented: room.represented })}
        </p>
      )}
      <section aria-live="polite" className="grid gap-[2vh] border-t border-line pt-[3vh]">
        {room.vote ? <Running vote={room.vote} /> : last && <Last vote={last} />}
      </section>
    </main>
  )
}

function Running({ vote }: { readonly vote: NonNullable<RoomView['vote']> }) {
  const say = useWords(resultWords)
  const { way, state, came, taken } = vote
  return (
    <>
      <p className="text-[clamp(1.25rem,2.5vw,2.5rem)] text-muted">
        {say(way !== 'secret' ? 'votesNow' : state === 'open' ? 'taking' : 'casting')}
      </p>
      <h2 className="text-[clamp(2rem,5vw,5rem)] leading-tight font-bold wrap-anywhere">{vote.title}</h2>
      {vote.wording && (
        <p className="line-clamp-4 text-[clamp(1.25rem,2.5vw,2.5rem)] wrap-anywhere">{vote.wording}</p>
      )}
      {vote.candidates.length > 0 && (
        <p className="text-[clamp(1.5rem,3vw,3rem)]">{vote.candidates.join(' · ')}</p>
      )}
      {way !== 'hand' && (
        <p className="figures text-[clamp(2rem,5vw,5rem)] font-bold">
          {way === 'phone'
            ? say('came', { came })
            : state === 'open'
              ? say('taken', { taken })
              : say('ballots', { came, taken })}
        </p>
      )}
    </>
  )
}

function Last({ vote }: { readonly vote: RoomView['results'][number] }) {
  const sayOutcome = useWords(outcomeWords)
  return (
    <>
      <h2 className="text-[clamp(1.75rem,4vw,4rem)] leading-tight font-bold wrap-anywhere">{vote.title}</h2>
      {vote.outcome && <p className="text-[clamp(2rem,5vw,5rem)] font-bold">{sayOutcome(vote.outcome)}</p>}
      <div className="text-[clamp(1.5rem,3vw,3rem)]">
        <VoteNumbers vote={vote} />
      </div>
    </>
  )
}
