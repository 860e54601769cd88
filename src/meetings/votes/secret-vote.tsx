import { useState } from 'react'
import { useInBrowser } from '../../ground/batches/use-in-browser.ts'
import { Button } from '../../ground/ui/button.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { blind, readKey, unblind } from './blind.ts'
import { findKept, keepBallot, type KeptBallot } from './kept-ballot.ts'
import { ask, wait } from './ask.ts'
import { Choices, Honestly } from './choices.tsx'
import type { OwnRoom, RoomView } from './view-vote.server.ts'
import { phoneWords } from './votes.words.ts'

type SecretProps = {
  readonly vote: NonNullable<RoomView['vote']>
  readonly mine: OwnRoom['mine']
  /** While the ballot leaves nothing else is asked of the house: no other request stands beside it. */
  readonly onQuiet: (isQuiet: boolean) => void
}

// As long as somebody else may be faster: the order of ballots is not the order of taps.
const LONGEST_WAIT_MS = 6000

// Once it is counted, the phone remembers that alone: neither the token nor the choice.
const CONFIRMED: KeptBallot = {
  token: '',
  blinded: '',
  inverse: '',
  signed: null,
  choice: null,
  isConfirmed: true,
}

/** First the right, signed unseen; when the casting begins the ballot, without a session. */
export function SecretVote({ vote, mine, onQuiet }: SecretProps) {
  const say = useWords(phoneWords)
  const isInBrowser = useInBrowser()
  const [written, setKept] = useState<KeptBallot | null>(null)
  const kept = written ?? (isInBrowser ? findKept(vote.id) : null)
  const [why, setWhy] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const { key } = mine
  if (key === null) return null

  const take = async () => {
    setWhy(null)
    try {
      const right =
        findKept(vote.id) ??
        keepBallot(vote.id, {
          ...(await blind(readKey(key))),
          signed: null,
          choice: null,
          isConfirmed: false,
        })
      const answer = await ask(`/api/votes/${vote.id}/right`, { blinded: right.blinded })
      const { signed } = answer.json
      if (answer.isDone && typeof signed === 'string') setKept(keepBallot(vote.id, { ...right, signed }))
      else setWhy(answer.why ?? say('failed'))
    } catch {
      setWhy(say('failed'))
    }
  }
  const cast = async (choice: readonly number[]) => {
    const signed = kept?.signed
    if (!kept || !signed) return
    setWhy(null)
    setSending(true)
    onQuiet(true)
    // What was chosen first stays: sent again after a lost answer, it must be the same.
    const ballot = keepBallot(vote.id, { ...kept, choice: kept.choice ?? choice })
    await wait(Math.random() * LONGEST_WAIT_MS)
    const signature = unblind(signed, kept, readKey(key))
    const body = { voteId: vote.id, token: kept.token, signature, choice: ballot.choice ?? choice }
    const answer = await ask('/api/ballots', body, 'omit')
    setKept(answer.isDone ? keepBallot(vote.id, CONFIRMED) : ballot)
    if (!answer.isDone) setWhy(answer.why ?? say('failed'))
    await wait(Math.random() * LONGEST_WAIT_MS)
    setSending(false)
    onQuiet(false)
  }
  return (
    <>
      <Step vote={vote} mine={mine} kept={kept} isSending={isSending} why={why} onTake={take} onCast={cast} />
      <Honestly />
    </>
  )
}

type StepProps = Pick<SecretProps, 'vote' | 'mine'> & {
  readonly kept: KeptBallot | null
  readonly isSending: boolean
  readonly why: string | null
  readonly onTake: () => Promise<void>
  readonly onCast: (choice: readonly number[]) => Promise<void>
}

function Step({ vote, mine, kept, isSending, why, onTake, onCast }: StepProps) {
  const say = useWords(phoneWords)
  if (kept?.isConfirmed) return <p className="text-lg font-semibold">{say('voted')}</p>
  if (isSending) return <p className="text-lg">{say('sending')}</p>
  const hasOwn = kept !== null
  if (mine.hasRight && !hasOwn) return <p>{say('elsewhere')}</p>
  if (kept?.signed && vote.state === 'casting') {
    const { choice } = kept
    return choice === null ? (
      <Choices vote={vote} why={why} onChoice={onCast} />
    ) : (
      <Again why={why} label={say('send')} onPress={() => onCast(choice)} />
    )
  }
  if (kept?.signed) return <p className="text-lg text-pretty">{say('hasRight')}</p>
  if (vote.state === 'casting' && !mine.hasRight) return <p>{say('tooLate')}</p>
  if (!mine.isHere && !mine.hasRight) return <p>{say('notHere')}</p>
  return <Again why={why} label={say('takeRight')} onPress={onTake} />
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
