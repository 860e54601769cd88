import { data } from 'react-router'
import { z } from 'zod'
import { letters as clubLetters } from '../../ground/mail/letters.server.ts'
import { listLettersOf } from '../../ground/mail/letters-of.server.ts'
import { subjectOf } from '../../ground/mail/write-letter.server.ts'
import { notFound } from '../../site/pages/not-found.ts'
import { can } from '../../permissions.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { type FormValues, parseForm } from '../../ground/http/form-answer.server.ts'
import { declareScreen, type Given, seeOther } from '../../ground/http/screen.server.ts'
import { tableOf } from '../../ground/values/table-of.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { speak } from '../../ground/values/words.ts'
import { Refusal, REFUSAL_WORDS } from '../../refusals.ts'
import { flashCookie } from '../../ground/ui/flash.ts'
import { ActionForm, actOnMember } from './act-on-member.server.ts'
import { changeMember } from './change-member.server.ts'
import { ACTION_TABLE, actionsFor, PLAIN_ACTIONS } from './member-action.ts'
import { MemberPatch } from './member-change.ts'
import { listChoices, listKindChoices } from './member-choices.server.ts'
import { findCard } from './member-cards.server.ts'
import { type CardForm, changeOf, formOf, isFormField, lostOf, mergeForms, readBase } from './member-form.ts'
import { historyInWords } from './history-in-words.ts'
import { listHistory } from './member-history.server.ts'
import { listName, type MemberCard } from './member.ts'
import { listTitlesOf } from './member-titles.server.ts'
import { pragueMoment } from '../../ground/values/moment.ts'
import { ridesTogether } from './rides-together.server.ts'
import { project, readableOwn, writableFields, writableOwn } from './visibility.ts'

export const cardScreen = declareScreen({ who: 'members.view', params: z.object({ id: RowId }) })

type GivenCard = Given<'members.view', { readonly id: number }>

/** Everything a card's page shows to this reader. */
export async function viewCard(given: GivenCard) {
  const { db, visitor, today, params } = given
  const found = await findCard(db, params.id, today)
  if (!found) throw notFound()
  const card = project(found, visitor)
  const mayWrite = can(visitor, 'members.write')
  const kinds = await listKindChoices(db, given.language)
  return {
    title: listName(card),
    card,
    form: formOf(card, readableOwn(visitor, found)),
    own: readableOwn(visitor, found),
    ownWritable: mayWrite ? writableOwn(visitor, found) : [],
    // By an address of its own, so it opens without JavaScript too.
    isEdited: given.url.searchParams.get('show') === 'form',
    // One's own card is changed on one's profile.
    writable: mayWrite ? writableFields(visitor, found) : [],
    choices: await listChoices(db),
    actions: actionsFor(card, visitor),
    actorRole: visitor.role,
    mayPrint: mayWrite,
    kind: kinds.find(({ id }) => id === card.membershipKind)?.name ?? null,
    mayErase: can(visitor, 'club.administer'),
    mayOpenAccount: can(visitor, 'accounts.manage') && found.role === null && !found.archivedAt,
    together: await togetherWith(given),
    titles: await listTitlesOf(db, params.id),
    today,
    mail: mayWrite ? await mailOf(given) : null,
    history: can(visitor, 'members.history') ? await historyOf(given) : null,
  }
}

/** Nothing to say of oneself, nor to an officer who has no card of his own. */
async function togetherWith({ db, visitor, now, params }: GivenCard) {
  if (visitor.memberId === null || visitor.memberId === params.id) return null
  return ridesTogether(db, [visitor.memberId, params.id], now)
}

async function historyOf({ db, visitor, today, params, language }: GivenCard) {
  const { items } = await listHistory(db, visitor, { memberId: params.id, page: 1, pageSize: 30, today })
  return items.map((entry) => historyInWords(entry, language))
}

async function mailOf({ db, visitor, club, origin, language, params }: GivenCard) {
  const letters = await listLettersOf(db, params.id)
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

const saved = (memberId: number) => seeOther(`/admin/${memberId}/edit`, flashCookie('saved'))

export const cardActs = {
  save: cardScreen.actFor('members.write', {
    does: async (given, _, form) => {
      const conflict = await saveCard(given, form)
      return conflict ? data({ fault: undefined, conflict }, { status: 409 }) : saved(given.params.id)
    },
  }),
  ...tableOf(PLAIN_ACTIONS, (action) =>
    cardScreen.actFor(ACTION_TABLE[action].right, {
      takes: ActionForm,
      does: async (given, input) => {
        await actOnMember(given, action, input)
        return saved(given.params.id)
      },
    }),
  ),
}

async function saveCard({ db, today, language, visitor, params }: GivenCard, form: FormValues) {
  const memberId = params.id
  const card = await findCard(db, memberId, today)
  if (!card) throw notFound()
  const own = writableOwn(visitor, card)
  if (lostOf(form, own).length > 0) throw new Refusal('own_field_gone')
  const { version, ...change } = parseForm(MemberPatch, {
    ...changeOf(form, writableFields(visitor, card), own),
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

const currentForm = (card: MemberCard, visitor: Visitor): CardForm =>
  formOf(project(card, visitor), visitor.own)
/** A browser sends a text's lines with CRLF, which is no change of the text. */
const mineOf = (form: FormValues): CardForm =>
  Object.fromEntries(
    Object.entries(form)
      .filter(([name]) => isFormField(name))
      .map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]),
  )
