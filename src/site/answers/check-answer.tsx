import { Form } from 'react-router'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { QuestionPage } from '../../people/checks/answer-question.server.ts'
import { questionWords } from '../../people/checks/question.words.ts'

type Props = {
  readonly action: string
  readonly fault: FormFault | undefined
  readonly page: QuestionPage
  /** Where the club reads its mail: an answer to the letter would carry its link. */
  readonly clubEmail: string
}

/** A first name, three things one knows again, and two answers. */
export function CheckAnswer({ action, fault, page, clubEmail }: Props) {
  const say = useWords(questionWords)
  return (
    <div className="grid gap-5">
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      <Panel>
        <p className="font-display text-[2rem] leading-tight font-bold break-words">
          {say('hello', { call: page.call })}
        </p>
        {page.answer ? (
          <div className="mt-5 rounded-lg bg-success px-4 py-3 text-success-ink">
            <p className="font-display text-2xl leading-tight font-bold">{say('thanks')}</p>
            <p className="mt-0.5">{say('thanksText')}</p>
          </div>
        ) : (
          <Question action={action} page={page} clubEmail={clubEmail} />
        )}
      </Panel>
      <p className="text-[0.9375rem] text-pretty text-muted">{say('until', { day: page.until })}</p>
    </div>
  )
}

function Question({ action, page, clubEmail }: Omit<Props, 'fault'>) {
  const say = useWords(questionWords)
  const { email, phone, town, hasAccount } = page
  return (
    <>
      <p className="mt-1 text-pretty">{say('ask')}</p>
      <dl className="figures mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {(['email', 'phone', 'town'] as const).map((field) => (
          <div key={field} className="contents">
            <dt className="text-muted">{say(field)}</dt>
            <dd className="font-medium max-sm:mb-1">{{ email, phone, town }[field] ?? say('none')}</dd>
          </div>
        ))}
      </dl>
      <Form method="post" action={action} className="mt-6 grid gap-3 sm:grid-cols-2">
        <Button type="submit" name="intent" value="yes" variant="primary" size="large">
          {say('yes')}
        </Button>
        {hasAccount && (
          <ButtonLink to="/login?next=/admin/profile" size="large">
            {say('no')}
          </ButtonLink>
        )}
      </Form>
      <p className="mt-3 text-[0.9375rem] text-pretty text-muted">
        {say(hasAccount ? 'noText' : 'noAccount')}
      </p>
      {!hasAccount && clubEmail && (
        <a href={`mailto:${clubEmail}`} className="link mt-2 inline-block py-1.5 wrap-anywhere">
          {say('writeClub', { email: clubEmail })}
        </a>
      )}
    </>
  )
}
