import { Form } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { ListFailed, ListStates } from '../../ground/lists/list-states.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { EditFold } from '../../ground/ui/edit-fold.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { cardNumber, listName } from '../members/member.ts'
import type { Route } from './+types/applicants.screen'
import { applicantActs, applicantsScreen, viewApplicants } from './applicants-page.server.ts'
import { APPLICANTS_PATH } from './applicants-path.ts'
import { applicantsWords } from './applicants.words.ts'

export const loader = applicantsScreen.shows(viewApplicants)
export const action = applicantsScreen.acts({ keeps: ['intent', 'memberId', 'person'], acts: applicantActs })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

type Applicant = Route.ComponentProps['loaderData']['applicants'][number]

export default function ApplicantsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { applicants, view, isOn } = loaderData
  const say = useWords(applicantsWords)
  const fault = actionData?.fault
  return (
    <div className="max-w-4xl">
      <PageTitle title={say('title')} />
      <p className="-mt-3 mb-4 max-w-[70ch] text-pretty text-muted">{say('lead')}</p>
      {!isOn && <p className="mb-4 rounded-lg bg-sunk px-4 py-3 text-pretty">{say('off')}</p>}
      <Outcome answer={actionData} />
      <ListStates path={APPLICANTS_PATH} isEmpty={view.total === 0} empty={say('empty')}>
        <ul className="grid gap-4">
          {applicants.map((applicant) => (
            <li key={applicant.id} className="rounded-panel border border-line bg-panel p-5">
              <OneApplicant
                applicant={applicant}
                fault={fault?.values.memberId === String(applicant.id) ? fault : undefined}
              />
            </li>
          ))}
        </ul>
        <Pager view={view} to={(page) => `${APPLICANTS_PATH}?page=${page}`} />
      </ListStates>
    </div>
  )
}

export function ErrorBoundary() {
  return <ListFailed title={useWords(applicantsWords)('title')} />
}

type OneProps = { readonly applicant: Applicant; readonly fault: FormFault | undefined }

function OneApplicant({ applicant, fault }: OneProps) {
  const say = useWords(applicantsWords)
  const { id, number, nickname, divisionName, since, rides, mentor } = applicant
  const name = listName(applicant)
  return (
    <>
      <Link to={`/admin/${id}/edit`} className="text-lg font-semibold underline underline-offset-4">
        {name}
      </Link>
      <p className="figures text-sm text-muted">
        {[nickname, cardNumber(number), divisionName].filter(Boolean).join(' · ')}
      </p>
      <p className="figures mt-2">
        {[
          say('since', { day: since }),
          say('rides', { count: rides }),
          mentor === null ? say('noMentor') : say('mentor', { name: mentor }),
        ].join(' · ')}
      </p>
      <EditFold label={say('accept')} name={name} open={false}>
        <Form method="post" preventScrollReset className="mt-2 grid gap-3">
          <input type="hidden" name="memberId" value={id} />
          <p className="max-w-[65ch] text-pretty text-muted">{say('acceptText')}</p>
          <Button
            type="submit"
            name="intent"
            value="accept"
            variant="primary"
            className="sm:justify-self-start"
          >
            {say('acceptDo')}
          </Button>
        </Form>
      </EditFold>
      <EditFold label={say('changeMentor')} name={name} open={fault !== undefined} className="mt-1">
        <Form method="post" preventScrollReset className="mt-2 flex max-w-xl flex-wrap items-end gap-3">
          <input type="hidden" name="memberId" value={id} />
          <Field
            label={say('who')}
            hint={say('whoHint')}
            error={fault?.fields.person}
            className="min-w-60 flex-1 basis-full"
          >
            <TextInput
              name="person"
              maxLength={200}
              autoComplete="off"
              defaultValue={fault?.values.person ?? ''}
            />
          </Field>
          <Button type="submit" name="intent" value="mentor">
            {say('save')}
          </Button>
          {mentor !== null && (
            <Button type="submit" name="intent" value="nobody">
              {say('none')}
            </Button>
          )}
        </Form>
      </EditFold>
    </>
  )
}

function Outcome({ answer }: { readonly answer: Route.ComponentProps['actionData'] }) {
  const say = useWords(applicantsWords)
  const fault = answer?.fault
  const done = answer && 'done' in answer ? answer.done : undefined
  const text = done ? say(done.what) : ''
  useFaultToast(fault, fault?.message ?? say('failed'))
  useDoneToast(done, text)
  if (fault) return <FaultNote title={say('failed')} fault={fault} />
  return done ? <DoneNote title={text} /> : null
}
