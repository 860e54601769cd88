import { Form } from 'react-router'
import { portraitAddress } from '../members/portrait.ts'
import { NoFields } from '../../ground/http/door.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/photo.screen'
import { ChoosePhoto } from './choose-photo.tsx'
import { keepPortrait, PortraitAtDoor, removePortrait, showPortraitAtDoor } from './keep-portrait.server.ts'
import { photoWords } from './photo.words.ts'
import { findFace } from './faces.server.ts'

const screen = declareScreen({ who: 'account.edit-own' })

export const loader = screen.shows(async ({ db, visitor, language }) => {
  const face = visitor.memberId === null ? undefined : await findFace(db, visitor.memberId)
  return {
    title: speak(photoWords, language)('title'),
    face: face && {
      photo: face.photoKey && portraitAddress(face.photoKey, 384),
      isShownAtDoor: face.photoAtDoor,
    },
  }
})

export const action = screen.acts({
  keeps: ['intent'],
  acts: {
    '': screen.act({
      takes: NoFields,
      takesFiles: ['photo'],
      does: async ({ db, visitor, files }) => {
        const photo = files.photo?.find(({ size }) => size > 0)
        if (!photo) throw new Refusal('invalid_fields', { fields: { photo: 'required' } })
        await keepPortrait(db, visitor, async () => new Uint8Array(await photo.arrayBuffer()))
        return did('saved')
      },
    }),
    door: screen.act({
      takes: formOf(PortraitAtDoor),
      does: async ({ db, visitor }, { atDoor }) => {
        await showPortraitAtDoor(db, visitor, atDoor)
        return did('doorSaved')
      },
    }),
    remove: screen.act({
      takes: NoFields,
      does: async ({ db, visitor }) => {
        await removePortrait(db, visitor)
        return did('removed')
      },
    }),
  },
})

const did = (intent: 'saved' | 'doorSaved' | 'removed') => ({ fault: undefined, done: { intent } })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function PhotoScreen({ loaderData: { face }, actionData }: Route.ComponentProps) {
  const say = useWords(photoWords)
  const fault = actionData?.fault
  const done = actionData && 'done' in actionData ? actionData.done : undefined
  useFaultToast(fault, say('failed'))
  useDoneToast(done, say(done?.intent ?? 'saved'))
  return (
    <div className="max-w-4xl">
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
