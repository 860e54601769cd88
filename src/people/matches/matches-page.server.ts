import { redirect } from 'react-router'
import { z } from 'zod'
import { can } from '../../permissions.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { type ActionArgs, answerForm, type FormValues } from '../../ground/http/form-answer.server.ts'
import { fromRequest, type RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import { sayRefusal } from '../../ground/http/refusal-sentence.ts'
import { flashCookie } from '../../ground/ui/flash.ts'
import { listAlikeApplications } from './alike-applications.server.ts'
import { comparisonOf, dayInFigures } from './comparison.ts'
import { likeness } from '../members/likeness.ts'
import { mergeMembers, previewMerge } from './merge-members.server.ts'
import { findPeople } from './people-pairs.server.ts'
import { refuseMatch } from './refuse-match.server.ts'
import { suggestPeople } from './suggest-people.server.ts'

const PAIRS_A_PAGE = 20

export type PeoplePageView = Awaited<ReturnType<typeof viewPeople>>

/** What the address asks for: two cards side by side, or the list with its search. */
export async function viewPeople(context: RequestContext, { pathname, searchParams: params }: URL) {
  const pair = Pair.safeParse({ keep: params.get('keep') ?? '', drop: params.get('drop') ?? '' })
  if (pair.success)
    return {
      kind: 'compare' as const,
      mayDecide: mayDecide(context),
      ...(await viewComparison(context, pair.data, pathname)),
    }
  const page = Math.max(1, Number(/^\d{1,5}$/.exec(params.get('page') ?? '')?.[0] ?? 1))
  const [first, second] = [wanted(params.get('first')), wanted(params.get('second'))]
  const search = first || second ? await searchBoth(context, first, second) : null
  const found = await suggestPeople(context.db, { page, pageSize: PAIRS_A_PAGE })
  const items = found.items.map((item) => ({
    ...item,
    first: shown(item.first, context),
    second: shown(item.second, context),
  }))
  const applications = await listAlikeApplications(context.db, context.visitor)
  return { kind: 'people' as const, ...found, items, search, applications, mayDecide: mayDecide(context) }
}

/** Whoever keeps the cards sees the doubles; joining them is a right of its own. */
const mayDecide = ({ visitor }: RequestContext) => visitor !== null && can(visitor, 'matches.decide')

/** Days as the reader writes them; browsers do not agree on Czech, so it is done here. */
function shown<Person extends { readonly birthDate: string | null }>(
  person: Person,
  { language }: RequestContext,
): Person {
  return person.birthDate === null
    ? person
    : { ...person, birthDate: dayInFigures(person.birthDate, language) }
}

function wanted(text: string | null): string {
  return (text ?? '').toWellFormed().replaceAll('\0', '').trim().slice(0, 100)
}

async function searchBoth(context: RequestContext, first: string, second: string) {
  const find = async (text: string) =>
    (await findPeople(context.db, text)).map((person) => shown(person, context))
  return { first, second, firstFound: await find(first), secondFound: await find(second) }
}

async function viewComparison({ db, language }: RequestContext, pair: z.infer<typeof Pair>, back: string) {
  try {
    const preview = await previewMerge(db, pair)
    const divisions = await db.selectFrom('division').select(['id', 'name']).execute()
    const { keep, drop, moves, fees, fault } = preview
    return {
      keep: nameplate(keep),
      drop: nameplate(drop),
      rows: comparisonOf(preview, { language, divisions }),
      moves,
      movesAccount: drop.accountId !== null && fault === null,
      paidYears: fees.paidYears,
      fault: fault ? sayRefusal(new Refusal(fault), language) : null,
      ...likeness(keep, drop),
    }
  } catch (error) {
    throw error instanceof Refusal ? redirect(back) : error
  }
}

function nameplate({
  id,
  number,
  firstName,
  lastName,
}: {
  id: number
  number: number
  firstName: string
  lastName: string
}) {
  return { id, number, firstName, lastName }
}

const Pair = z.object({ keep: RowId, drop: RowId })
const Input = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('merge'), keep: RowId, drop: RowId }),
  z.strictObject({ intent: z.literal('refuse'), a: RowId, b: RowId }),
])

/** The forms of both screens: merge, or remember that these are two people. */
export function decideAboutPeople(args: ActionArgs & { readonly url: URL }) {
  const context = fromRequest(args)
  const { visitor } = context
  if (!visitor) throw redirect('/login')
  return answerForm(args, ['intent'], (form) =>
    handleForm(context, visitor, { form, back: args.url.pathname }),
  )
}

async function handleForm(
  { db }: RequestContext,
  visitor: Visitor,
  { form, back }: { form: FormValues; back: string },
) {
  const parsed = Input.safeParse(form)
  if (!parsed.success) throw new Refusal('malformed')
  const { data: input } = parsed
  if (input.intent === 'merge') await mergeMembers(db, visitor, input)
  else await refuseMatch(db, visitor, input)
  return redirect(back, { status: 303, headers: { 'set-cookie': flashCookie('saved') } })
}
