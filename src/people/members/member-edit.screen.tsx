import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { letters as clubLetters } from '../../ground/mail/letters.server.ts'
import { listLettersOf } from '../../ground/mail/letters-of.server.ts'
import { subjectOf } from '../../ground/mail/write-letter.server.ts'
import { notFound } from '../../site/pages/not-found.ts'
import { can } from '../../permissions.ts'
import { dayInFigures } from '../../ground/values/day-in-figures.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { answerForm, type FormValues, parseForm } from '../../ground/http/form-answer.server.ts'
import { fromRequest, type RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { speak } from '../../ground/values/words.ts'
import { REFUSAL_WORDS } from '../../refusals.ts'
import { Button } from '../../ground/ui/button.tsx'
import { flashCookie } from '../../ground/ui/flash.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/member-edit.screen'
import { actOnMember } from './act-on-member.server.ts'
import { CardFields } from './card-fields.tsx'
import { ConflictNote, FaultNote } from './card-notes.tsx'
import { CardSide } from './card-side.tsx'
import { CardTop } from './card-top.tsx'
import { changeMember } from './change-member.server.ts'
import { actionsFor, MEMBER_ACTIONS } from './member-action.ts'
import { MemberPatch } from './member-change.ts'
import { listChoices } from './member-choices.server.ts'
import { findCard } from './member-cards.server.ts'
import { editWords } from './member-edit.words.ts'
import { type CardForm, changeOf, FORM_FIELDS, formOf, mergeForms } from './member-form.ts'
import { listHistory } from './member-history.server.ts'
import { listName, type MemberCard } from './member.ts'
import { listTitlesOf } from './member-titles.server.ts'
import { pragueMoment } from '../../ground/values/moment.ts'
import { project, writableFields } from './visibility.ts'

export async function loader(args: Route.LoaderArgs) {
  const { db, visitor, club, today } = fromRequest(args)
  if (!visitor) throw redirect('/login')
  const memberId = idOf(args.params.id)
  const found = await findCard(db, memberId, today)
  if (!found) throw notFound()
  const card = project(found, visitor)
  const mayReadHistory = can(visitor, 'members.history')
  return {
    title: `${listName(card)} · ${club.name}`,
    card,
    form: formOf(card),
    writable: writableFields(visitor, found),
    choices: await listChoices(db),
    actions: actionsFor(card, visitor),
    actorRole: visitor.role,
    mayPrint: can(visitor, 'members.write'),
    mayErase: can(visitor, 'club.administer'),
    mayOpenAccount: can(visitor, 'accounts.manage') && found.role === null && !found.archivedAt,
    titles: await listTitlesOf(db, memberId),
    today,
    mail: can(visitor, 'members.write') ? await mailOf(args, visitor, memberId) : null,
    history: mayReadHistory ? await historyOf(args, visitor, memberId) : null,
  }
}

async function historyOf(args: Route.LoaderArgs, visitor: Visitor, memberId: number) {
  const { db, today } = fromRequest(args)
  const { items } = await listHistory(db, visitor, { memberId, page: 1, pageSize: 30, today })
  return items.map(({ at, action, actorName, changes, note }) => ({
    at: pragueMoment(at),
    action,
    actorName,
    changes,
    note,
  }))
}

async function mailOf(args: Route.LoaderArgs, visitor: Visitor, memberId: number) {
  const { db, club, origin, language } = fromRequest(args)
  const letters = await listLettersOf(db, memberId)
  return {
    mayOpen: can(visitor, 'club.administer'),
    letters: letters.map((letter) => ({
      id: letter.id,
      subject: subjectOf(clubLetters(), letter, { clubName: club.name, origin }),
      state: letter.state,
      when: dayInFigures(pragueMoment(letter.createdAt).slice(0, 10), language),
    })),
  }
}

function idOf(text: string): number {
  const parsed = RowId.safeParse(text)
  if (!parsed.success) throw notFound()
  return parsed.data
}

export async function action(args: Route.ActionArgs) {
  const context = fromRequest(args)
  const { visitor } = context
  if (!visitor) throw redirect('/login')
  const memberId = idOf(args.params.id)
  return answerForm(args, FORM_FIELDS, async (form) => {
    if (MEMBER_ACTIONS.some((name) => name === form.intent))
      await actOnMember(context.db, visitor, { form, today: context.today })
    else {
      const conflict = await saveCard(context, visitor, { memberId, form })
      if (conflict) return data({ fault: undefined, conflict }, { status: 409 })
    }
    throw redirect(`/admin/${memberId}/edit`, {
      status: 303,
      headers: { 'set-cookie': flashCookie('saved') },
    })
  })
}

type Save = { readonly memberId: number; readonly form: FormValues }

async function saveCard({ db, today, language }: RequestContext, visitor: Visitor, { memberId, form }: Save) {
  const card = await findCard(db, memberId, today)
  if (!card) throw notFound()
  const { version, ...change } = parseForm(MemberPatch, {
    ...changeOf(form, writableFields(visitor, card)),
    version: Number(form.version),
  })
  const changed = await changeMember(db, visitor, { memberId, version, change, today })
  if (!changed.conflict) return null
  return {
    message: speak(REFUSAL_WORDS, language)('changed_meanwhile'),
    version: changed.conflict.version,
    current: currentForm(changed.conflict, visitor),
    ...mergeForms(readBase(form.base), currentForm(changed.conflict, visitor), mineOf(form)),
  }
}

const currentForm = (card: MemberCard, visitor: Visitor): CardForm => formOf(project(card, visitor))
/** A browser sends a text's lines with CRLF, which is no change of the text. */
const mineOf = (form: FormValues): CardForm =>
  Object.fromEntries(
    Object.entries(form)
      .filter(([name]) => FORM_FIELDS.includes(name))
      .map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]),
  )

/** The card as the sender read it; it only helps to show who wrote what, so nonsense does no harm. */
function readBase(text: string | undefined): CardForm {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(
      Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    )
  } catch {
    return {}
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }]
}

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
  readonly values: CardForm
  readonly base: CardForm
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
