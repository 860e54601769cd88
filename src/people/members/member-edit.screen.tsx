import { Form, useNavigation } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { SaveBar } from '../../ground/ui/save-bar.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/member-edit.screen'
import { CardFacts } from './card-facts.tsx'
import { CardFields } from './card-fields.tsx'
import { ConflictNote, FaultNote } from './card-notes.tsx'
import { CardSide } from './card-side.tsx'
import { cardActs, cardScreen, viewCard } from './member-edit-page.server.ts'
import { editWords } from './member-edit.words.ts'
import { type CardForm as CardValues, isFormField } from './member-form.ts'
import { OwnFacts } from './own-fields.tsx'
import { PersonFace } from './person-face.tsx'

export const loader = cardScreen.shows(viewCard)
export const action = cardScreen.acts({ keeps: isFormField, acts: cardActs })

type Shown = Route.ComponentProps['loaderData']
type Told = NonNullable<Route.ComponentProps['actionData']>
type Conflict = Extract<Told, { readonly conflict: unknown }>['conflict']

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function MemberEditScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { writable } = loaderData
  const fault = actionData?.fault
  const conflict = actionData && 'conflict' in actionData ? actionData.conflict : undefined
  const isEdited = loaderData.isEdited || fault !== undefined || conflict !== undefined
  if (writable.length > 0 && isEdited) return <CardEdit loaderData={loaderData} {...{ fault, conflict }} />
  return <Person {...loaderData} />
}

function Person(shown: Shown) {
  const { card, writable, choices, together } = shown
  const say = useWords(editWords)
  return (
    <>
      <PersonFace card={card} choices={choices} together={together}>
        {writable.length > 0 && (
          <ButtonLink to="?show=form" size="large">
            {say('edit')}
          </ButtonLink>
        )}
      </PersonFace>
      <div className="mt-5 grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-5">
          <CardFacts card={card} />
          <OwnFacts own={shown.own} values={card.own} />
        </div>
        <CardSide {...shown} />
      </div>
    </>
  )
}

type CardEditProps = {
  readonly loaderData: Shown
  readonly fault: Told['fault']
  readonly conflict: Conflict | undefined
}

function CardEdit({ loaderData, fault, conflict }: CardEditProps) {
  const { card } = loaderData
  const say = useWords(editWords)
  return (
    <div className="max-w-4xl">
      <Link to={`/admin/${card.id}/edit`} className="link mb-3 inline-block text-[0.9375rem] text-muted">
        {card.firstName} {card.lastName}
      </Link>
      <PageTitle title={say('editTitle')} />
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {conflict && <ConflictNote conflict={conflict} own={loaderData.own} />}
      <CardForm
        key={`${card.id}-${conflict?.version ?? card.version ?? 0}`}
        {...loaderData}
        version={conflict?.version ?? card.version}
        values={conflict?.values ?? fault?.values ?? loaderData.form}
        base={conflict?.current ?? loaderData.form}
        fields={fault?.fields ?? {}}
      />
    </div>
  )
}

type CardFormProps = Pick<Shown, 'card' | 'writable' | 'ownWritable' | 'choices'> & {
  readonly version: number | undefined
  readonly values: CardValues
  readonly base: CardValues
  readonly fields: Readonly<Record<string, string>>
}

/** Everything of the card one may write, as one form. */
function CardForm({ version, values, base, ...fields }: CardFormProps) {
  const say = useWords(editWords)
  const isPending = useNavigation().state === 'submitting'
  return (
    <Form method="post" className="grid gap-5">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="base" value={JSON.stringify(base)} />
      <CardFields {...fields} values={values} />
      <SaveBar text={say('save')} intent="save" pending={isPending} />
    </Form>
  )
}
