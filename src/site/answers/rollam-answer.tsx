import { Form } from 'react-router'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { rollamMajorityWords } from '../../meetings/calling/rollam-majority.words.ts'
import type { RollamPage } from '../../meetings/rollam/answer-rollam.server.ts'
import { ownRollamWords, rollamChoiceWords, rollamFactWords } from '../../meetings/rollam/own-rollam.words.ts'

type Props = {
  readonly page: RollamPage
  readonly token: string
  readonly fault: FormFault | undefined
}

/** Who is asked and what, in its exact words; nothing happens until a button is pressed. */
export function RollamAnswer({ page, token, fault }: Props) {
  const say = useWords(ownRollamWords)
  const sayFact = useWords(rollamFactWords)
  const sayChoice = useWords(rollamChoiceWords)
  const sayRule = useWords(rollamMajorityWords)
  const language = useLanguage()
  const { name, title, wording, untilOn, majority, choice, isTaken } = page
  return (
    <div className="grid gap-5">
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      <Panel>
        <p className="text-muted">{say('hello', { name })}</p>
        <p className="mt-1 font-display text-[2rem] leading-tight font-bold break-words">{title}</p>
        <p className="mt-3 text-lg text-pretty break-words whitespace-pre-line">{wording}</p>
        <p className="figures mt-3 text-pretty text-muted">
          {sayFact(isTaken ? 'until' : 'wasUntil', { day: dayInFigures(untilOn, language) })}{' '}
          {sayFact('rule', { rule: sayRule(majority) })}
        </p>
        {choice !== null ? (
          <div className="mt-5 rounded-lg bg-success px-4 py-3 text-success-ink">
            <p className="font-display text-2xl leading-tight font-bold">
              {sayFact('yours', { choice: sayChoice(choice) })}
            </p>
            <p className="mt-0.5">{say('thanks')}</p>
          </div>
        ) : isTaken ? (
          <Form method="post" action={`/o/${token}`} className="mt-6 grid gap-3">
            <input type="hidden" name="intent" value="vote" />
            {(['yes', 'no', 'abstain'] as const).map((value) => (
              <Button key={value} type="submit" name="choice" value={value} size="large" className="w-full">
                {sayChoice(value)}
              </Button>
            ))}
            <p className="text-[0.9375rem] text-pretty text-muted">{sayFact('stands')}</p>
          </Form>
        ) : (
          <p className="mt-5 font-semibold">{say('over')}</p>
        )}
      </Panel>
      <p className="text-[0.9375rem] text-pretty text-muted">{say('notYou', { name })}</p>
    </div>
  )
}
