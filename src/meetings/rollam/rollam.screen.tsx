import { Form } from 'react-router'
import { z } from 'zod'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { NoFields, RowId } from '../../ground/http/door.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { flashCookie } from '../../ground/ui/flash.ts'
import { Fold } from '../../ground/ui/fold.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { Refusal } from '../../refusals.ts'
import { notFound } from '../../site/pages/not-found.ts'
import type { Route } from './+types/rollam.screen'
import { notePaperRollam } from './answer-rollam.server.ts'
import { ROLLAM_FIELDS, RollamFields } from './rollam-form.tsx'
import { RollamCancelInput, RollamInput, RollamPaperInput } from './rollam-input.ts'
import { type RollamView, viewRollam } from './rollam-page.server.ts'
import { RollamPanel } from './rollam-panel.tsx'
import { RollamVoters } from './rollam-voters.tsx'
import { ROLLAM_TONES } from './rollam-tones.ts'
import { rollamStateWords, rollamWords } from './rollam.words.ts'
import { cancelRollam, sendRollam } from './send-rollam.server.ts'
import { changeRollam, deleteRollam } from './write-rollam.server.ts'

const screen = declareScreen({ who: 'meetings.manage', params: z.object({ id: RowId }) })

export const loader = screen.shows(async ({ db, visitor, language, today, url, params: { id } }) => {
  try {
    const wanted = (url.searchParams.get('hledat') ?? '').slice(0, 100)
    const view = await viewRollam(db, id, { visitor, language, today, wanted })
    return { title: view.name, view }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') throw notFound()
    throw error
  }
})

const back = (id: number) => seeOther(`/admin/meetings/rollam/${id}`, flashCookie('saved'))

export const action = screen.acts({
  keeps: [...ROLLAM_FIELDS, 'reason', 'intent'],
  acts: {
    save: screen.act({
      takes: formOf(RollamInput),
      does: async ({ db, visitor, params: { id } }, input) => {
        await changeRollam(db, visitor.id, { id, ...input })
        return back(id)
      },
    }),
    remove: screen.act({
      takes: NoFields,
      does: async ({ db, visitor, params: { id } }) => {
        await deleteRollam(db, visitor.id, id)
        return seeOther('/admin/meetings/rollam')
      },
    }),
    send: screen.act({
      takes: NoFields,
      does: async ({ db, visitor, now, params: { id } }) => {
        await sendRollam(db, visitor.id, { id, now })
        return back(id)
      },
    }),
    cancel: screen.act({
      takes: RollamCancelInput,
      does: async ({ db, visitor, now, params: { id } }, input) => {
        await cancelRollam(db, visitor.id, { id, now, ...input })
        return back(id)
      },
    }),
    paper: screen.act({
      takes: formOf(RollamPaperInput),
      does: async ({ db, visitor, now, params: { id: rollamId } }, input) => {
        await notePaperRollam(db, visitor.id, { rollamId, now, ...input })
        return back(rollamId)
      },
    }),
  },
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function RollamScreen({ loaderData: { view }, actionData }: Route.ComponentProps) {
  const say = useWords(rollamWords)
  const sayState = useWords(rollamStateWords)
  const fault = actionData?.fault
  useFaultToast(fault, fault?.message ?? say('failed'))
  const { id, name, state } = view
  return (
    <div className="max-w-4xl">
      <PageTitle
        title={<span className="wrap-anywhere">{name}</span>}
        actions={
          state !== 'draft' && (
            <ButtonLink to={`/api/rollams/${id}/paper.pdf`} reloadDocument>
              {say('pdf')}
            </ButtonLink>
          )
        }
      />
      <p className="-mt-3 mb-5">
        <Badge tone={ROLLAM_TONES[state]}>{sayState(state)}</Badge>
      </p>
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      <div className="grid gap-5">
        {state === 'draft' ? (
          <Draft view={view} fault={fault} />
        ) : (
          <>
            <RollamPanel line={view}>
              {state === 'open' && (
                <p className="mt-3">
                  <strong className="figures">
                    {say('answered', { answered: view.answered, entitled: view.entitled })}.
                  </strong>{' '}
                  {say('hidden')}
                </p>
              )}
            </RollamPanel>
            <RollamVoters view={view} />
            {state === 'open' && <Cancel fault={fault} />}
          </>
        )}
      </div>
    </div>
  )
}

type PartProps = { readonly view: RollamView; readonly fault: FormFault | undefined }

function Draft({ view: { form, writing }, fault }: PartProps) {
  const say = useWords(rollamWords)
  return (
    <>
      <Panel>
        <Form method="post" key={JSON.stringify(form)} className="grid gap-5">
          <RollamFields
            values={form}
            documents={writing.documents}
            earliest={writing.earliest}
            fault={fault}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="intent" value="save">
              {say('save')}
            </Button>
            <Button type="submit" name="intent" value="remove" variant="quiet" formNoValidate>
              {say('remove')}
            </Button>
          </div>
        </Form>
      </Panel>
      <Panel>
        <Form method="post" className="grid gap-3">
          <p className="text-pretty text-muted">{say('sendText')}</p>
          <Button
            type="submit"
            name="intent"
            value="send"
            variant="primary"
            className="justify-self-start max-md:w-full"
          >
            {say('send')}
          </Button>
        </Form>
      </Panel>
    </>
  )
}

function Cancel({ fault }: Pick<PartProps, 'fault'>) {
  const say = useWords(rollamWords)
  return (
    <Panel>
      <Fold label={say('cancel')} isDangerous open={fault?.values.intent === 'cancel'}>
        <Form method="post" className="mt-2 grid gap-3">
          <p className="text-muted">{say('cancelText')}</p>
          <Field label={say('reason')} error={fault?.fields.reason}>
            <TextInput
              name="reason"
              required
              maxLength={1000}
              autoComplete="off"
              defaultValue={fault?.values.reason ?? ''}
            />
          </Field>
          <Button type="submit" name="intent" value="cancel" variant="danger" className="justify-self-start">
            {say('cancel')}
          </Button>
        </Form>
      </Fold>
    </Panel>
  )
}

export const ErrorBoundary = screenFailed(rollamWords)
