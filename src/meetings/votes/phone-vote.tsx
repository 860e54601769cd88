import { useState } from 'react'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { isBeforeOpening } from '../calling/meeting.ts'
import { ask } from './ask.ts'
import { Choices } from './choices.tsx'
import { ResultList } from './result-list.tsx'
import { SecretVote, type Way } from './secret-vote.tsx'
import { useLooking } from './use-looking.ts'
import { useRule } from './use-rule.ts'
import type { OwnRoom, RoomView } from './view-vote.server.ts'
import { phoneWords } from './phone.words.ts'
import { projectorWords } from './projector.words.ts'
import { resultWords, wayWords } from './votes.words.ts'

const EVERY_MS = 2500

/** How whoever has no account is known: by the link of his letter. */
type Link = { readonly token: string; readonly memberId: number }

/** The vote in one's hand: what runs now, and how the others ended. */
export function PhoneVote({
  loaded,
  link = null,
}: {
  readonly loaded: OwnRoom
  readonly link?: Link | null
}) {
  const say = useWords(phoneWords)
  const sayResult = useWords(resultWords)
  const sayHere = useWords(projectorWords)
  const sayWay = useWords(wayWords)
  const rule = useRule()
  const [isPaused, setPaused] = useState(false)
  const { id } = loaded.room
  const address = link ? `/api/meetings/${id}/linked/room` : `/api/membership/meetings/${id}/room`
  const body = link && JSON.stringify({ link: link.token })
  const { view, isOffline } = useLooking<OwnRoom>(address, loaded, EVERY_MS, { isPaused, body })
  const way: Way = {
    keeper: link?.memberId ?? null,
    send: (act, voteId, sent) =>
      link
        ? ask(`/api/meetings/${id}/linked/${act}`, { link: link.token, voteId, ...sent }, 'omit')
        : ask(`/api/votes/${voteId}/${act}`, sent),
  }
  const { room, mine } = view
  return (
    <div className="grid gap-5">
      {isOffline && <p className="rounded-lg bg-warning px-4 py-3 text-warning-ink">{say('offline')}</p>}
      {room.state === 'closed' && <p className="text-lg">{sayHere('over')}</p>}
      {/* Before it begins nobody is present, and nobody is missing either. */}
      {room.state === 'open' && (
        <p className="figures text-lg">
          {sayResult('presentOf', { present: room.present, entitled: room.entitled })} ·{' '}
          {sayResult(room.isQuorate ? 'quorate' : 'notQuorate')}
          {room.represented > 0 && ` · ${sayResult('represented', { represented: room.represented })}`}
        </p>
      )}
      <section aria-live="polite">
        {room.vote ? (
          <Panel title={<span className="wrap-anywhere">{room.vote.title}</span>}>
            {room.vote.wording && (
              <p className="mb-4 whitespace-pre-line wrap-anywhere">{room.vote.wording}</p>
            )}
            <p className="mb-4 text-pretty text-muted">
              {sayHere('decides', { rule: rule.majority(room.vote), way: sayWay(room.vote.way) })}
            </p>
            <Now key={room.vote.id} vote={room.vote} mine={mine} way={way} onQuiet={setPaused} />
          </Panel>
        ) : (
          room.state !== 'closed' && (
            <p className="text-lg text-pretty">
              {say(isBeforeOpening(room) ? 'before' : mine.votes ? 'waiting' : 'noVote')}
            </p>
          )
        )}
      </section>
      {room.results.length > 0 && (
        <Panel title={sayResult('results')}>
          <ResultList results={room.results} />
        </Panel>
      )}
    </div>
  )
}

type NowProps = {
  readonly vote: NonNullable<RoomView['vote']>
  readonly mine: OwnRoom['mine']
  readonly way: Way
  readonly onQuiet: (isQuiet: boolean) => void
}

function Now({ vote, mine, way, onQuiet }: NowProps) {
  const say = useWords(phoneWords)
  if (!mine.votes) return <p>{say('noVote')}</p>
  if (vote.way === 'hand') return <p>{say('byHand')}</p>
  if (vote.way === 'secret') return <SecretVote vote={vote} mine={mine} way={way} onQuiet={onQuiet} />
  return <OpenVotes vote={vote} mine={mine} way={way} />
}

/** One's own, and one for each one stands in for: they need not be the same. */
function OpenVotes({ vote, mine, way }: Omit<NowProps, 'onQuiet'>) {
  const say = useWords(phoneWords)
  if (mine.doneBy) return <p>{say('votedByProxy', { name: mine.doneBy })}</p>
  if (!mine.isHere) return <p>{say('notHere')}</p>
  return (
    <div className="grid gap-6">
      <OpenVote vote={vote} way={way} whose={null} hasVoted={mine.hasVoted} />
      {mine.standsFor.map(({ memberId, name, isDone }) => (
        <section key={memberId} className="grid gap-3 border-t border-line pt-4">
          <h3 className="text-lg font-semibold wrap-anywhere">{say('voteFor', { name })}</h3>
          <OpenVote vote={vote} way={way} whose={memberId} hasVoted={isDone} />
        </section>
      ))}
    </div>
  )
}

type OpenVoteProps = Pick<NowProps, 'vote' | 'way'> & {
  /** None is oneself. */
  readonly whose: number | null
  readonly hasVoted: boolean
}

function OpenVote({ vote, way, whose, hasVoted }: OpenVoteProps) {
  const say = useWords(phoneWords)
  const [why, setWhy] = useState<string | null>(null)
  const [isDone, setDone] = useState(false)
  const send = async (choice: readonly number[]) => {
    setWhy(null)
    const answer = await way.send(
      'public-ballot',
      vote.id,
      whose === null ? { choice } : { choice, memberId: whose },
    )
    if (answer.isDone) setDone(true)
    else setWhy(answer.why ?? say('failed'))
  }
  if (hasVoted || isDone)
    return <p className="text-lg font-semibold">{say(whose === null ? 'voted' : 'votedFor')}</p>
  return <Choices vote={vote} why={why} onChoice={send} />
}
