import { Form } from 'react-router'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Fold } from '../../ground/ui/fold.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { RollamView } from './rollam-page.server.ts'
import { rollamChoiceWords } from './own-rollam.words.ts'
import { rollamWayWords, rollamWords } from './rollam.words.ts'

type Voter = RollamView['voters'][number]

/** Who has answered; how, once it is over. An answer on paper is written down here. */
export function RollamVoters({ view: { voters, wanted, more, state } }: { readonly view: RollamView }) {
  const say = useWords(rollamWords)
  return (
    <Panel title={say('voters')}>
      <Form method="get" preventScrollReset className="mb-3 flex items-end gap-3">
        <Field label={say('search')} className="min-w-0 flex-1">
          <TextInput name="hledat" type="search" defaultValue={wanted} maxLength={100} autoComplete="off" />
        </Field>
        <Button type="submit">{say('find')}</Button>
      </Form>
      {voters.length === 0 && <p className="text-muted">{say('nobody')}</p>}
      <ul className="divide-y divide-line">
        {voters.map((voter) => (
          <li key={voter.memberId} className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
            <span className="min-w-48 flex-1">
              <span className="block font-semibold wrap-anywhere">{voter.name}</span>
              <Standing voter={voter} isOver={state !== 'open'} />
            </span>
            {state === 'open' && !voter.hasAnswered && <Paper voter={voter} />}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-3 text-muted">{say('more', { count: more })}</p>}
    </Panel>
  )
}

function Standing({ voter, isOver }: { readonly voter: Voter; readonly isOver: boolean }) {
  const say = useWords(rollamWords)
  const sayChoice = useWords(rollamChoiceWords)
  const sayWay = useWords(rollamWayWords)
  const { hasAnswered, choice, way, posted, needsPaper } = voter
  const answer = hasAnswered
    ? [choice && sayChoice(choice), way && say('hasVoted', { way: sayWay(way) })]
    : [say(isOver ? 'silent' : 'hasNot')]
  return (
    <span className="figures block text-sm text-muted">
      {[...answer, posted && say('posted', { when: posted }), needsPaper && say('needsPaper')]
        .filter(Boolean)
        .join(' · ')}
    </span>
  )
}

function Paper({ voter: { memberId, name } }: { readonly voter: Voter }) {
  const say = useWords(rollamWords)
  const sayChoice = useWords(rollamChoiceWords)
  return (
    <Fold label={say('paper')}>
      <Form method="post" preventScrollReset className="mt-2 flex flex-wrap gap-2">
        <input type="hidden" name="memberId" value={memberId} />
        <input type="hidden" name="intent" value="paper" />
        {(['yes', 'no', 'abstain'] as const).map((choice) => (
          <Button
            key={choice}
            type="submit"
            name="choice"
            value={choice}
            aria-label={say('paperNamed', { choice: sayChoice(choice), name })}
          >
            {sayChoice(choice)}
          </Button>
        ))}
      </Form>
    </Fold>
  )
}
