import { Form, Link, useNavigation } from 'react-router'
import { Button } from '../../ground/ui/button.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/member-edit.screen'
import { CardFields } from './card-fields.tsx'
import { ConflictNote, FaultNote } from './card-notes.tsx'
import { CardSide } from './card-side.tsx'
import { CardTop } from './card-top.tsx'
import { cardActs, cardScreen, viewCard } from './member-edit-page.server.ts'
import { editWords } from './member-edit.words.ts'
import { type CardForm as CardValues, FORM_FIELDS } from './member-form.ts'

export const loader = cardScreen.shows(viewCard)
export const action = cardScreen.acts({ keeps: FORM_FIELDS, acts: cardActs })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function MemberEditScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { card } = loaderData
  const say = useWords(editWords)
  const fault = actionData?.fault
  const conflict = actionData && 'conflict' in actionData ? actionData.conflict : undefined
  return (
    <>
      <Link to="/admin/members" className="link mb-3 inline-block text-[0.9375rem] text-muted">
        {say('back')}
      </Link>
      <CardTop card={card} choices={loaderData.choices} />
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {conflict && <ConflictNote conflict={conflict} />}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <CardForm
          key={`${card.id}-${conflict?.version ?? card.version ?? 0}`}
          {...loaderData}
          version={conflict?.version ?? card.version}
          values={conflict?.values ?? fault?.values ?? loaderData.form}
          base={conflict?.current ?? loaderData.form}
          fields={fault?.fields ?? {}}
        />
        <CardSide {...loaderData} />
      </div>
    </>
  )
}

type CardFormProps = Pick<Route.ComponentProps['loaderData'], 'card' | 'writable' | 'choices'> & {
  readonly version: number | undefined
  readonly values: CardValues
  readonly base: CardValues
  readonly fields: Readonly<Record<string, string>>
}

/** The whole card as one form; for those who may write nothing on it, just the card. */
function CardForm({ version, values, base, ...fields }: CardFormProps) {
  const say = useWords(editWords)
  const isPending = useNavigation().state === 'submitting'
  const content = <CardFields {...fields} values={values} />
  if (fields.writable.length === 0) return content
  return (
    <Form method="post" className="grid gap-5">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="base" value={JSON.stringify(base)} />
      {content}
      <div className="sticky bottom-16 z-10 -mx-4 border-t border-line bg-paper px-4 py-3 md:bottom-0 md:mx-0 md:px-0">
        <Button
          type="submit"
          name="intent"
          value="save"
          variant="primary"
          size="large"
          pending={isPending}
          className="max-sm:w-full"
        >
          {say('save')}
        </Button>
      </div>
    </Form>
  )
}
