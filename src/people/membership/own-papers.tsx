import { Form } from 'react-router'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { Button } from '../../ground/ui/button.tsx'
import { buttonClass } from '../../ground/ui/button-look.ts'
import { Field } from '../../ground/ui/field.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { cardWords, leaveWords, paperWords } from './membership.words.ts'

export function OwnPapers() {
  const say = useWords(paperWords)
  return (
    <Panel title={say('title')}>
      <p className="mb-4 text-muted">{say('text')}</p>
      <div className="grid gap-2.5">
        {(['confirmation', 'extract'] as const).map((paper) => (
          <a
            key={paper}
            href={`/api/membership/${paper}.pdf`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ className: 'whitespace-normal! text-center' })}
          >
            {say(paper)}
          </a>
        ))}
      </div>
    </Panel>
  )
}

/** Plain forms that unfold: nothing here is done by one slip of a thumb. */
export function LostCard() {
  const say = useWords(cardWords)
  return (
    <details className="group">
      <summary className="cursor-pointer py-2 text-sm font-semibold underline underline-offset-4">
        {say('lost')}
      </summary>
      <Form method="post" className="grid gap-3 pt-2">
        <p className="text-muted">{say('lostText')}</p>
        <Button
          type="submit"
          name="intent"
          value="revoke-card"
          variant="danger"
          className="justify-self-start"
        >
          {say('revoke')}
        </Button>
      </Form>
    </details>
  )
}

export function LeavingPanel({ leaving }: { readonly leaving: { readonly on: string } | null }) {
  const say = useWords(leaveWords)
  const language = useLanguage()
  if (leaving)
    return (
      <Panel title={say('title')}>
        <Form method="post" className="grid gap-4">
          <p>{say('open', { day: dayInFigures(leaving.on, language) })}</p>
          <Button type="submit" name="intent" value="stay" className="justify-self-start">
            {say('withdraw')}
          </Button>
        </Form>
      </Panel>
    )
  return (
    <details className="rounded-panel border border-line bg-panel">
      <summary className="cursor-pointer px-5 py-4 font-semibold md:px-6">{say('title')}</summary>
      <Form method="post" className="grid gap-4 px-5 pb-5 md:px-6">
        <p className="text-muted">{say('text')}</p>
        <Field label={say('reason')}>
          <TextInput name="reason" rows={3} maxLength={2000} />
        </Field>
        <Button type="submit" name="intent" value="leave" variant="danger" className="justify-self-start">
          {say('ask')}
        </Button>
      </Form>
    </details>
  )
}
