import { redirect } from 'react-router'
import { z } from 'zod'
import { can } from '../../permissions.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { pageIn } from '../../ground/lists/list-fields.ts'
import { declareScreen, type Given, seeOther } from '../../ground/http/screen.server.ts'
import { Refusal } from '../../refusals.ts'
import { sayRefusal } from '../../ground/http/refusal-sentence.ts'
import { flashCookie } from '../../ground/ui/flash.ts'
import { listAlikeApplications } from './alike-applications.server.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { phoneInFigures } from '../members/phone-in-figures.ts'
import { comparisonOf } from './comparison.ts'
import { likeness } from '../members/likeness.ts'
import { MergePair, TwoPeople } from './match-input.ts'
import { mergeMembers, previewMerge } from './merge-members.server.ts'
import { compareOwn } from './merge-own.server.ts'
import { readableOwn } from '../members/visibility.ts'
import { withoutOff } from '../members/part-fields.ts'
import { findPeople, type MatchPerson, type ShownPerson } from './people-pairs.server.ts'
import { refuseMatch } from './refuse-match.server.ts'
import { suggestPeople } from './suggest-people.server.ts'

// The people half of the possible matches, in reach of those who keep the cards.
export const doublesScreen = declareScreen({ who: 'members.write' })

const PAIRS_A_PAGE = 20

export type PeoplePageView = Awaited<ReturnType<typeof viewPeople>>

/** What the address asks for: two cards side by side, or the list with its search. */
export async function viewPeople(context: Given) {
  const { pathname, searchParams: params } = context.url
  const pair = Pair.safeParse({ keep: params.get('keep') ?? '', drop: params.get('drop') ?? '' })
  if (pair.success)
    return {
      kind: 'compare' as const,
      mayDecide: mayDecide(context),
      ...(await viewComparison(context, pair.data, pathname)),
    }
  const [first, second] = [wanted(params.get('first')), wanted(params.get('second'))]
  const search = first || second ? await searchBoth(context, first, second) : null
  const found = await suggestPeople(context.db, pageIn(params, PAIRS_A_PAGE))
  const items = found.items.map((item) => ({
    ...item,
    first: shown(item.first, context),
    second: shown(item.second, context),
  }))
  const applications = await listAlikeApplications(context.db, context.visitor)
  return { kind: 'people' as const, ...found, items, search, applications, mayDecide: mayDecide(context) }
}

/** Whoever keeps the cards sees the doubles; joining them is a right of its own. */
const mayDecide = ({ visitor }: Given) => can(visitor, 'matches.decide')

/** Days as the reader writes them; browsers do not agree on Czech, so it is done here. */
function shown(person: MatchPerson, { language, club }: Given): ShownPerson {
  const { birthDate, phone, ...known } = person
  return {
    ...withoutOff(known, club.off),
    birthDate: birthDate && dayInFigures(birthDate, language),
    phone: phone && phoneInFigures(phone),
  }
}

function wanted(text: string | null): string {
  return (text ?? '').toWellFormed().replaceAll('\0', '').trim().slice(0, 100)
}

async function searchBoth(context: Given, first: string, second: string) {
  const find = async (text: string) =>
    (await findPeople(context.db, text)).map((person) => shown(person, context))
  return { first, second, firstFound: await find(first), secondFound: await find(second) }
}

async function viewComparison(
  { db, language, visitor, club }: Given,
  pair: z.infer<typeof Pair>,
  back: string,
) {
  try {
    const preview = await previewMerge(db, pair)
    const divisions = await db.selectFrom('division').select(['id', 'name']).execute()
    const { keep, drop, moves, fees, fault } = preview
    return {
      keep: nameplate(keep),
      drop: nameplate(drop),
      rows: [
        ...comparisonOf(preview, { language, divisions, off: club.off }),
        ...(await compareOwn(db, pair, { language, fields: readableOwn(visitor) })),
      ],
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

const decided = ({ url }: Given) => seeOther(url.pathname, flashCookie('saved'))

/** The forms of both screens: merge, or remember that these are two people. */
export const peopleActs = {
  merge: doublesScreen.actFor('matches.decide', {
    takes: formOf(MergePair),
    does: async (given, pair) => {
      await mergeMembers(given.db, given.visitor, pair)
      return decided(given)
    },
  }),
  'two-people': doublesScreen.actFor('matches.decide', {
    takes: formOf(TwoPeople),
    does: async (given, pair) => {
      await refuseMatch(given.db, given.visitor, pair)
      return decided(given)
    },
  }),
}
