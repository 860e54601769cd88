import { Form, redirect } from 'react-router'
import { z } from 'zod'
import { portraitAddress } from '../members/portrait.ts'
import { answerForm, type FormValues, parseForm } from '../../ground/http/form-answer.server.ts'
import { fromRequest, type RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { speak } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/photo.screen'
import { ChoosePhoto } from './choose-photo.tsx'
import { keepPortrait, removePortrait, showPortraitAtDoor } from './keep-portrait.server.ts'
import { photoWords } from './photo.words.ts'
import { findFace } from './faces.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { db, visitor, language, club } = fromRequest(args)
  if (!visitor) throw redirect('/login')
  const face = visitor.memberId === null ? undefined : await findFace(db, visitor.memberId)
  return {
    title: `${speak(photoWords, language)('title')} · ${club.name}`,
    face: face && {
      photo: face.photoKey && portraitAddress(face.photoKey, 384),
      isShownAtDoor: face.photoAtDoor,
    },
  }
}

const Input = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('door'), atDoor: z.literal('on').optional() }),
  z.strictObject({ intent: z.literal('remove') }),
])

export async function action(args: Route.ActionArgs) {
  const context = fromRequest(args)
  const { visitor } = context
  if (!visitor) throw redirect('/login')
  const { request } = args
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data'))
    return answerForm(args, ['intent'], (form) => handle(context, visitor, form))
  // Forms of ours are plain texts; the one with the photo is read here.
  const form = await request.formData().catch(() => null)
  const withoutFiles = new Request(request.url, { method: 'POST', body: new URLSearchParams() })
  return answerForm({ ...args, request: withoutFiles }, [], () => take(context, visitor, form))
}

async function take({ db }: RequestContext, visitor: Visitor, form: FormData | null) {
  const photo = form?.getAll('photo').find((entry) => entry instanceof File && entry.size > 0)
  if (!(photo instanceof File)) throw new Refusal('invalid_fields', { fields: { photo: 'required' } })
  await keepPortrait(db, visitor, async () => new Uint8Array(await photo.arrayBuffer()))
  return { fault: undefined, done: { intent: 'saved' as const } }
}

async function handle({ db }: RequestContext, visitor: Visitor, form: FormValues) {
  const input = parseForm(Input, form)
  if (input.intent === 'remove') {
    await removePortrait(db, visitor)
    return { fault: undefined, done: { intent: 'removed' as const } }
  }
  await showPortraitAtDoor(db, visitor, input.atDoor === 'on')
  return { fault: undefined, done: { intent: 'doorSaved' as const } }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }]
}

export default function PhotoScreen({ loaderData: { face }, actionData }: Route.ComponentProps) {
  const say = useWords(photoWords)
  const fault = actionData?.fault
  const done = actionData && 'done' in actionData ? actionData.done : undefined
  useFaultToast(fault, say('failed'))
  useDoneToast(done, say(done?.intent ?? 'saved'))
  return (
    <div className="max-w-3xl">
      <PageTitle title={say('title')} />
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {done && <DoneNote title={say(done.intent)} />}
      {face ? (
        <div className="grid gap-5">
          <Panel>
            <p className="mb-5 text-muted">{say('who')}</p>
            <ChoosePhoto key={face.photo} photo={face.photo} fault={fault?.fields.photo} />
          </Panel>
          {face.photo && <DoorPanel isShown={face.isShownAtDoor} />}
        </div>
      ) : (
        <EmptyState text={say('noCard')} />
      )}
      <ButtonLink to="/admin/profile" className="mt-5">
        {say('back')}
      </ButtonLink>
    </div>
  )
}

function DoorPanel({ isShown }: { readonly isShown: boolean }) {
  const say = useWords(photoWords)
  return (
    <>
      <Panel>
        <Form method="post" action="/admin/profile/photo" preventScrollReset className="grid gap-4">
          <Checkbox
            key={String(isShown)}
            name="atDoor"
            defaultChecked={isShown}
            label={
              <>
                <span className="block font-medium">{say('door')}</span>
                <span className="block text-sm text-muted">{say('doorText')}</span>
              </>
            }
          />
          <div>
            <Button type="submit" name="intent" value="door" className="max-sm:w-full">
              {say('doorSave')}
            </Button>
          </div>
        </Form>
      </Panel>
      <Form method="post" action="/admin/profile/photo">
        <Button type="submit" variant="danger" name="intent" value="remove" className="max-sm:w-full">
          {say('remove')}
        </Button>
      </Form>
    </>
  )
}
