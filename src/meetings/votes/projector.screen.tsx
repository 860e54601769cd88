import { z } from 'zod'
import { RowId } from '../../ground/http/door.server.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { MAIN_ID } from '../../ground/ui/main-id.ts'
import { Road, RoadProgress } from '../../ground/ui/road.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { dayInWords } from '../../ground/values/day-in-words.ts'
import { clock } from '../../ground/values/moment.ts'
import { Refusal } from '../../refusals.ts'
import { isBeforeOpening } from '../calling/meeting.ts'
import { leadOf } from '../voters/lead.server.ts'
import type { Route } from './+types/projector.screen'
import { ResultCards } from './result-cards.tsx'
import { GoesOn, ResultFacts } from './result-list.tsx'
import { useRoom } from './use-room.ts'
import { useRule } from './use-rule.ts'
import { type RoomView, viewRoom } from './view-vote.server.ts'
import { projectorWords } from './projector.words.ts'
import { outcomeWords, resultWords, wayWords } from './votes.words.ts'

const screen = declareScreen({ who: 'signed-in', params: z.object({ id: RowId }) })

export const loader = screen.shows(async ({ db, visitor, language, params: { id } }) => {
  if (!(await leadOf(db, visitor, id)).mayKeepDoor) throw new Response(null, { status: 403 })
  try {
    const room = await viewRoom(db, id)
    const begins = new Date(room.startsAt)
    return {
      room,
      title: room.name,
      day: dayInWords(begins, language),
      time: clock(begins, language),
    }
  } catch (error) {
    if (error instanceof Refusal) throw new Response(null, { status: error.status })
    throw error
  }
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

const SMALL = 'text-[clamp(1rem,1.75vw,2rem)]'
const NORMAL = 'text-[clamp(1.25rem,2.5vw,3rem)]'

/** For the wall, read from the last row: what is voted on, how it ended, who is there. */
export default function ProjectorScreen({ loaderData }: Route.ComponentProps) {
  const say = useWords(projectorWords)
  const room = useRoom(loaderData.room)
  const last = room.results.findLast(({ state }) => state === 'closed')
  const about = room.vote ?? last
  const isBefore = isBeforeOpening(room)
  return (
    <main id={MAIN_ID} tabIndex={-1} className="flex w-full flex-1 flex-col">
      <div className="flex flex-1 flex-col gap-[3vh] px-[4vw] py-[3vw]">
        <header className="flex flex-wrap items-start justify-between gap-x-[4vw] gap-y-[2vh]">
          <div className="min-w-0 flex-1 basis-[24rem]">
            <p className={`eyebrow mb-[1vh] wrap-anywhere ${SMALL}`}>
              {about ? `${room.name} · ${loaderData.day}` : loaderData.day}
            </p>
            <h1 className="heading text-[clamp(2.25rem,5vw,6rem)] leading-none wrap-anywhere">
              {about ? `${about.number}. ${about.title}` : room.name}
            </h1>
          </div>
          {room.state === 'open' && <Present room={room} />}
        </header>
        <section aria-live="polite" className="flex flex-1 flex-col gap-[2.5vh]">
          {isBefore && <p className={NORMAL}>{say('begins', { time: loaderData.time })}</p>}
          {room.vote ? <Running vote={room.vote} present={room.present} /> : last && <Last vote={last} />}
          {!about && room.state === 'open' && <p className={NORMAL}>{say('nothingYet')}</p>}
          {room.state === 'closed' && <p className={`text-muted ${NORMAL}`}>{say('over')}</p>}
        </section>
      </div>
      <Road className="h-3" />
    </main>
  )
}

function Present({ room }: { readonly room: RoomView }) {
  const say = useWords(resultWords)
  const rule = useRule()
  return (
    <div className="figures md:text-right">
      <p className="text-[clamp(2.25rem,5vw,6rem)] leading-none font-bold">
        <span className="sr-only">
          {say('presentOf', { present: room.present, entitled: room.entitled })}
        </span>
        <span aria-hidden="true" className="font-display">
          {room.present} <span className="text-[0.55em] text-muted">/ {room.entitled}</span>
        </span>
      </p>
      <p className={`mt-[1vh] ${SMALL}`}>
        <Badge tone={room.isQuorate ? 'success' : 'warning'} className="px-3 py-1 text-[1em]! leading-tight!">
          {say(room.isQuorate ? 'quorate' : 'notQuorate')}
        </Badge>
      </p>
      <p className={`mt-[1vh] max-w-[34ch] text-balance text-muted md:ml-auto ${SMALL}`}>
        {rule.quorum(room)}
      </p>
      {room.represented > 0 && (
        <p className={`text-muted ${SMALL}`}>{say('represented', { represented: room.represented })}</p>
      )}
    </div>
  )
}

type RunningProps = { readonly vote: NonNullable<RoomView['vote']>; readonly present: number }

function Running({ vote, present }: RunningProps) {
  const say = useWords(resultWords)
  const sayHere = useWords(projectorWords)
  const sayWay = useWords(wayWords)
  const { majority } = useRule()
  const { way, state, came, taken } = vote
  const now = say(way !== 'secret' ? 'votesNow' : state === 'open' ? 'taking' : 'casting')
  const told =
    way === 'phone'
      ? sayHere('cameOf', { came, present })
      : state === 'open'
        ? say('taken', { taken, present })
        : say('ballots', { came, taken })
  const [done, of] = state === 'casting' ? [came, taken] : [way === 'phone' ? came : taken, present]
  const rule = sayHere('decides', { rule: majority(vote), way: sayWay(way) })
  return (
    <>
      {vote.wording && <p className={`line-clamp-4 max-w-[60ch] wrap-anywhere ${NORMAL}`}>{vote.wording}</p>}
      {vote.candidates.length > 0 && !vote.counts && (
        <p className={`font-semibold wrap-anywhere ${NORMAL}`}>{vote.candidates.join(' · ')}</p>
      )}
      <p className={`text-muted wrap-anywhere ${SMALL}`}>
        {vote.presenter && `${sayHere('presents', { name: vote.presenter })} `}
        {rule}
      </p>
      <ResultCards vote={vote} />
      <div className="mt-auto grid gap-[2vh]">
        <div className={`flex flex-wrap items-baseline justify-between gap-x-8 ${NORMAL}`}>
          <p className="font-bold">{now}</p>
          {way !== 'hand' && <p className="figures font-bold">{told}</p>}
        </div>
        {way !== 'hand' && (
          <>
            <RoadProgress value={done} max={Math.max(of, 1)} label={now} text={told} />
            <p className={`text-muted ${SMALL}`}>{sayHere('where')}</p>
          </>
        )}
      </div>
    </>
  )
}

function Last({ vote }: { readonly vote: RoomView['results'][number] }) {
  const sayOutcome = useWords(outcomeWords)
  const { outcome } = vote
  return (
    <>
      {outcome && <p className="text-[clamp(2rem,5vw,6rem)] leading-none font-bold">{sayOutcome(outcome)}</p>}
      <ResultCards vote={vote} />
      <GoesOn vote={vote} className={NORMAL} />
      <ResultFacts vote={vote} className={SMALL} />
    </>
  )
}
