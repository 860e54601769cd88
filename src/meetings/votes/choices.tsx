import { useState } from 'react'
import { Button } from '../../ground/ui/button.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { Fold } from '../../ground/ui/fold.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { VoteView } from './view-vote.server.ts'
import { phoneWords } from './phone.words.ts'

type ChoicesProps = {
  readonly vote: Pick<VoteView, 'candidates' | 'seats'>
  readonly why: string | null
  readonly onChoice: (choice: readonly number[]) => Promise<void>
}

/** For, against, I abstain, none louder than another; or candidates, as many as are elected. */
export function Choices({ vote: { candidates, seats }, why, onChoice }: ChoicesProps) {
  const say = useWords(phoneWords)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [isBusy, setBusy] = useState(false)
  const send = (choice: readonly number[]) => {
    if (isBusy) return
    setBusy(true)
    void onChoice(choice).finally(() => setBusy(false))
  }
  const toggle = (answer: number) =>
    setChosen(chosen.includes(answer) ? chosen.filter((one) => one !== answer) : [...chosen, answer])
  return (
    <div className="grid gap-3">
      {why && <p className="font-medium text-danger-ink">{why}</p>}
      {candidates.length === 0 ? (
        <>
          <Button size="large" pending={isBusy} onClick={() => send([1])}>
            {say('yes')}
          </Button>
          <Button size="large" pending={isBusy} onClick={() => send([2])}>
            {say('no')}
          </Button>
        </>
      ) : (
        <>
          <p className="text-muted">{say('chooseUpTo', { seats })}</p>
          {candidates.map((name, index) => (
            <Checkbox
              key={name}
              label={name}
              checked={chosen.includes(index + 1)}
              disabled={!chosen.includes(index + 1) && chosen.length >= seats}
              onChange={() => toggle(index + 1)}
            />
          ))}
          <Button
            size="large"
            variant="primary"
            disabled={chosen.length === 0}
            pending={isBusy}
            onClick={() => send(chosen)}
          >
            {say('send')}
          </Button>
        </>
      )}
      <Button size="large" pending={isBusy} onClick={() => send([])}>
        {say('abstain')}
      </Button>
    </div>
  )
}

/** What the vote is and is not. */
export function Honestly() {
  const say = useWords(phoneWords)
  return (
    <Fold label={<span className="font-semibold">{say('secretTitle')}</span>} className="mt-4">
      <p className="mt-2 text-pretty">{say('secretIs')}</p>
      <p className="mt-2 text-pretty text-muted">{say('secretIsNot')}</p>
    </Fold>
  )
}
