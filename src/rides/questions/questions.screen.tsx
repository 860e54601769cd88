import { useState } from 'react'
import { Form } from 'react-router'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { ActButton } from '../../ground/ui/act-button.tsx'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { speak } from '../../ground/values/words.ts'
import type { Route } from './+types/questions.screen'
import { ASKED_OF, QUESTION_KINDS, YES } from './question.ts'
import { questionWords } from './question.words.ts'
import { type QuestionLine, questionsActs, questionsScreen, viewQuestions } from './questions-page.server.ts'
import { questionsWords } from './questions.words.ts'

export const loader = questionsScreen.shows(async ({ db, language, url, params: { id } }) => {
  const page = await viewQuestions(db, id, Number(url.searchParams.get('otazka')) || null)
  return { ...page, title: `${speak(questionsWords, language)('title')}: ${page.name}` }
})

export const action = questionsScreen.acts({
  keeps: ['label', 'kind', 'askedOf', 'options', 'isRequired'],
  acts: questionsActs,
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function QuestionsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, questions, edited, isCancelled } = loaderData
  const say = useWords(questionsWords)
  const fault = actionData?.fault
  useFaultToast(fault, fault?.message ?? say('failed'))
  const newest = useNewest(questions)
  return (
    <>
      <PageTitle
        title={say('title')}
        note={name}
        actions={<ButtonLink to={`/admin/events/${id}/edit`}>{say('edit')}</ButtonLink>}
      />
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      <div className="grid max-w-3xl gap-5">
        <p className="text-pretty text-muted">{say('note')}</p>
        <Panel flush>
          {questions.length === 0 && <p className="px-4 py-5 text-muted md:px-6">{say('none')}</p>}
          <ul className="divide-y divide-line">
            {questions.map((question) => (
              <Line key={question.id} eventId={id} question={question} canChange={!isCancelled} />
            ))}
          </ul>
        </Panel>
        {!isCancelled && (
          <Write key={`${edited?.id ?? 0} ${newest}`} eventId={id} edited={edited} fault={fault} />
        )}
      </div>
    </>
  )
}

/** Once one more is asked, the form is empty for the next; taking one back leaves what is being written. */
function useNewest(questions: readonly QuestionLine[]): number {
  const last = Math.max(0, ...questions.map(({ id }) => id))
  const [newest, setNewest] = useState(last)
  if (last > newest) setNewest(last)
  return newest
}

type LineProps = {
  readonly eventId: number
  readonly question: QuestionLine
  readonly canChange: boolean
}

function Line({ eventId, question, canChange }: LineProps) {
  const say = useWords(questionsWords)
  const sayAnswer = useWords(questionWords)
  const { id, label, kind, askedOf, isRequired, isRemoved, answered, counts, sum, options } = question
  const facts = [
    say(kind),
    say(askedOf),
    isRemoved ? say('removed') : say(isRequired ? 'required' : 'optional'),
    answered === 0 && options.join(', '),
  ]
  const given = [
    say('answered', { count: answered }),
    sum !== null && say('sum', { sum: String(sum) }),
    ...counts.map(({ value, count }) => {
      const text = kind === 'yes_no' ? sayAnswer(value === YES ? 'yes' : 'no') : value
      return `${text} ${count}×`
    }),
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-6">
      <div className="min-w-56 flex-1">
        <p className="font-semibold break-words">{label}</p>
        <p className="text-[0.9375rem] text-muted">{facts.filter(Boolean).join(' · ')}</p>
        {answered > 0 && <p className="figures text-[0.9375rem]">{given.filter(Boolean).join(' · ')}</p>}
      </div>
      {canChange && !isRemoved && (
        <div className="flex gap-2">
          <ButtonLink
            to={`/admin/events/${eventId}/questions?otazka=${id}#otazka`}
            size="small"
            aria-label={say('changeNamed', { label })}
          >
            {say('changeOne')}
          </ButtonLink>
          <ActButton
            to={`/admin/events/${eventId}/questions`}
            intent="remove"
            sends={{ questionId: id }}
            named={say('removeNamed', { label })}
            size="small"
          >
            {say('remove')}
          </ActButton>
        </div>
      )}
    </li>
  )
}

type WriteProps = {
  readonly eventId: number
  readonly edited: QuestionLine | null
  readonly fault: FormFault | undefined
}

/** One question: a new one, or one that is being changed. */
function Write({ eventId, edited, fault }: WriteProps) {
  const say = useWords(questionsWords)
  const address = `/admin/events/${eventId}/questions`
  const before = {
    label: edited?.label ?? '',
    kind: edited?.kind ?? 'choice',
    askedOf: edited?.askedOf ?? 'rider',
    options: edited?.options.join('\n') ?? '',
    isRequired: edited?.isRequired === false ? '' : 'on',
  }
  const { label, kind, askedOf, options, isRequired } = fault
    ? { ...before, isRequired: '', ...fault.values }
    : before
  return (
    <Panel title={say(edited ? 'change' : 'add')}>
      <Form
        id="otazka"
        method="post"
        action={edited ? `${address}?otazka=${edited.id}` : address}
        preventScrollReset
        className="grid gap-4"
      >
        <input type="hidden" name="intent" value={edited ? 'change' : 'add'} />
        {edited && <input type="hidden" name="questionId" value={edited.id} />}
        {edited && edited.answered > 0 && <p className="text-pretty text-muted">{say('keptNote')}</p>}
        <Field label={say('label')} error={fault?.fields.label}>
          <TextInput name="label" defaultValue={label} maxLength={200} autoComplete="off" required />
        </Field>
        <div className="grid gap-4 md:grid-cols-2">
          <Field label={say('kind')} error={fault?.fields.kind}>
            <Select
              name="kind"
              defaultValue={kind}
              options={QUESTION_KINDS.map((value) => ({ value, label: say(value) }))}
            />
          </Field>
          <Field label={say('askedOf')} error={fault?.fields.askedOf}>
            <Select
              name="askedOf"
              defaultValue={askedOf}
              options={ASKED_OF.map((value) => ({ value, label: say(value) }))}
            />
          </Field>
        </div>
        <Field label={say('options')} hint={say('optionsHint')} error={fault?.fields.options}>
          <TextInput name="options" defaultValue={options} rows={5} />
        </Field>
        <Checkbox name="isRequired" defaultChecked={isRequired === 'on'} label={say('isRequired')} />
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" variant="primary">
            {say(edited ? 'save' : 'add')}
          </Button>
          {edited && <ButtonLink to={address}>{say('cancel')}</ButtonLink>}
        </div>
      </Form>
    </Panel>
  )
}
