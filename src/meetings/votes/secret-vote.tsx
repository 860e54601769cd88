import { useState } from 'react'
import { useInBrowser } from '../../ground/batches/use-in-browser.ts'
import { Button } from '../../ground/ui/button.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { blind, readKey, unblind } from './blind.ts'
import {
  boxOf,
  findKept,
  keepVote,
  type KeptVote,
  NOTHING_KEPT,
  withAsked,
  withChoice,
  withConfirmed,
  withSigned,
} from './kept-ballot.ts'
import { ask, wait } from './ask.ts'
import { Choices, Honestly } from './choices.tsx'
import type { OwnRoom, RoomView } from './view-vote.server.ts'
import { phoneWords } from './phone.words.ts'

/** How a phone speaks to the house: signed in, or by a link. */
export type Way = {
  /** Who keeps ballots in this phone beside others who came by their links; none where somebody is signed in. */
  readonly keeper: number | null
  readonly send: (act: 'public-ballot' | 'right', voteId: number, sent: object) => ReturnType<typeof ask>
}

type SecretProps = {
  readonly vote: NonNullable<RoomView['vote']>
  readonly mine: OwnRoom['mine']
  readonly way: Way
  /** While the ballot leaves nothing else is asked of the house: no other request stands beside it. */
  readonly onQuiet: (isQuiet: boolean) => void
}

// As long as somebody else may be faster: the order of ballots is not the order of taps.
const LONGEST_WAIT_MS = 6000
const OWN = 0

/** First the rights, signed unseen; when the casting begins the ballots, without a session. */
export function SecretVote({ vote, mine, way, onQuiet }: SecretProps) {
  const say = useWords(phoneWords)
  const isInBrowser = useInBrowser()
  const [written, setKept] = useState<KeptVote | null>(null)
  const box = boxOf(vote.id, way.keeper)
  const kept = written ?? (isInBrowser ? findKept(box) : NOTHING_KEPT)
  const [why, setWhy] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const { key } = mine
  if (key === null) return null

  const wanted = wantedRights(vote, mine, kept)
  const take = async () => {
    setWhy(null)
    try {
      for (const whose of wanted) {
        const right =
          findKept(box).asked.find((one) => one.whose === whose) ??
          keepVote(box, withAsked({ ...(await blind(readKey(key))), whose })).asked.at(-1)
        if (!right) return
        const { blinded } = right
        const answer = await way.send(
          'right',
          vote.id,
          whose === OWN ? { blinded } : { blinded, memberId: whose },
        )
        const { signed } = answer.json
        if (!answer.isDone || typeof signed !== 'string') {
          setWhy(answer.why ?? say('failed'))
          return
        }
        setKept(keepVote(box, withSigned(right, signed)))
      }
    } catch {
      setWhy(say('failed'))
    }
  }
  /** Each by itself, after a while of its own: what one phone holds does not come in one piece. */
  const send = async () => {
    setWhy(null)
    setSending(true)
    onQuiet(true)
    const waiting = findKept(box).ballots.filter(({ isConfirmed }) => !isConfirmed)
    await Promise.all(
      waiting.map(async ({ token, signed, choice, inverse }) => {
        await wait(Math.random() * LONGEST_WAIT_MS * waiting.length)
        const signature = unblind(signed, { inverse }, readKey(key))
        const body = { voteId: vote.id, token, signature, choice: choice ?? [] }
        const answer = await ask('/api/ballots', body, 'omit')
        if (answer.isDone) setKept(keepVote(box, withConfirmed(token)))
        else setWhy(answer.why ?? say('failed'))
      }),
    )
    await wait(Math.random() * LONGEST_WAIT_MS)
    setSending(false)
    onQuiet(false)
  }
  const choose = async (token: string, choice: readonly number[]) => {
    // What was chosen first stays: sent again after a lost answer, it must be the same.
    const now = keepVote(box, withChoice(token, choice))
    setKept(now)
    if (now.ballots.every((ballot) => ballot.isConfirmed || ballot.choice !== null)) await send()
  }
  return (
    <>
      <Step
        {...{ vote, mine, kept, isSending, why }}
        wanted={wanted.length}
        onTake={take}
        onChoose={choose}
        onSend={send}
      />
      <Honestly />
    </>
  )
}

/** Whose rights are still to be taken, 0 one's own: those an answer was lost to, and while they are given out those nobody took. */
function wantedRights(vote: SecretProps['vote'], mine: OwnRoom['mine'], kept: KeptVote): readonly number[] {
  const asked = kept.asked.map(({ whose }) => whose)
  const free = [
    ...(mine.isHere && !mine.hasRight ? [OWN] : []),
    ...mine.standsFor.filter(({ isDone }) => !isDone).map(({ memberId }) => memberId),
  ].filter((whose) => !kept.takenFor.includes(whose) && !asked.includes(whose))
  return vote.state === 'open' ? [...asked, ...free] : asked
}

type StepProps = Pick<SecretProps, 'vote' | 'mine'> & {
  readonly kept: KeptVote
  readonly wanted: number
  readonly isSending: boolean
  readonly why: string | null
  readonly onTake: () => Promise<void>
  readonly onChoose: (token: string, choice: readonly number[]) => Promise<void>
  readonly onSend: () => Promise<void>
}

function Step({ vote, mine, kept, wanted, isSending, why, onTake, onChoose, onSend }: StepProps) {
  const say = useWords(phoneWords)
  const { ballots } = kept
  const count = ballots.length
  const names = mine.standsFor.map(({ name }) => name).join(', ')
  if (isSending) return <p className="text-lg">{say('sending')}</p>
  if (wanted > 0)
    return (
      <>
        {names && <p className="mb-3 text-pretty wrap-anywhere">{say('alsoFor', { names })}</p>}
        <Again
          why={why}
          label={wanted === 1 && !names ? say('takeRight') : say('takeRights', { count: wanted })}
          onPress={onTake}
        />
      </>
    )
  if (count === 0) return <Nothing vote={vote} mine={mine} />
  if (vote.state === 'open')
    return (
      <p className="text-lg text-pretty">{count === 1 ? say('hasRight') : say('hasRights', { count })}</p>
    )
  const next = ballots.find((ballot) => !ballot.isConfirmed && ballot.choice === null)
  if (next)
    return (
      <>
        {count > 1 && (
          <>
            <p className="text-lg font-semibold">
              {say('ballotOf', { number: ballots.indexOf(next) + 1, count })}
            </p>
            <p className="mb-3 text-pretty text-muted">{say('ballotsEqual')}</p>
          </>
        )}
        <Choices key={next.token} vote={vote} why={why} onChoice={(choice) => onChoose(next.token, choice)} />
      </>
    )
  if (ballots.every(({ isConfirmed }) => isConfirmed))
    return <p className="text-lg font-semibold">{count === 1 ? say('voted') : say('votedAll', { count })}</p>
  return <Again why={why} label={say('send')} onPress={onSend} />
}

/** No ballot is in this phone, and why. */
function Nothing({ vote, mine }: Pick<SecretProps, 'vote' | 'mine'>) {
  const say = useWords(phoneWords)
  if (mine.doneBy) return <p>{say('rightByProxy', { name: mine.doneBy })}</p>
  if (mine.hasRight) return <p>{say('elsewhere')}</p>
  return <p>{say(vote.state === 'casting' ? 'tooLate' : 'notHere')}</p>
}

type AgainProps = {
  readonly why: string | null
  readonly label: string
  readonly onPress: () => Promise<void>
}

function Again({ why, label, onPress }: AgainProps) {
  const [isBusy, setBusy] = useState(false)
  return (
    <div className="grid gap-3">
      {why && <p className="font-medium text-danger-ink">{why}</p>}
      <Button
        size="large"
        variant="primary"
        pending={isBusy}
        onClick={() => {
          if (isBusy) return
          setBusy(true)
          void onPress().finally(() => setBusy(false))
        }}
      >
        {label}
      </Button>
    </div>
  )
}
