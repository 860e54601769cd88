import type { ClubPart } from '../../club-parts.ts'
import { fieldWords } from '../members/member-field.words.ts'
import { isOn } from '../members/part-fields.ts'
import { phoneInFigures } from '../members/phone-in-figures.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import type { Filling, MergeCard, MergeField } from './merge.ts'
import { mergeWords } from './matches.words.ts'

/** One line of two cards side by side. */
export type ComparedRow = {
  readonly label: string
  readonly kept: string
  readonly dropped: string
  readonly mark: 'fills' | 'differs' | null
}

type Around = {
  readonly language: Language
  readonly divisions: readonly { readonly id: number; readonly name: string }[]
  /** Parts the club has switched off. */
  readonly off: readonly ClubPart[]
}
type Compared = { readonly keep: MergeCard; readonly drop: MergeCard; readonly filling: Filling }

const SHOWN = [
  ['lastName', 'lastName'],
  ['firstName', 'firstName'],
  ['nickname', 'nickname'],
  ['birthDate', 'birthDate'],
  ['email', 'email'],
  ['phone', 'phone'],
  ['street', 'street'],
  ['city', 'city'],
  ['postalCode', 'postalCode'],
  ['country', 'country'],
  ['divisionId', 'division'],
  ['position', 'position'],
  ['hogNumber', 'hogNumber'],
  ['hogExpiresOn', 'hogExpiresOn'],
  ['memberSince', 'memberSince'],
  ['lifeTime', 'lifeTime'],
  ['approvedAt', 'approvedAt'],
  ['ritualOn', 'ritualDate'],
  ['frontPatchOn', 'frontPatchOn'],
  ['backPatchOn', 'backPatchOn'],
  ['excludedOn', 'excludedOn'],
  ['emergencyName', 'emergencyName'],
  ['emergencyPhone', 'emergencyPhone'],
  ['salutation', 'salutation'],
  ['note', 'note'],
] as const satisfies readonly (readonly [MergeField, keyof typeof fieldWords])[]

/** Fields that neither card has are left out: there is nothing to compare. */
export function comparisonOf({ keep, drop, filling }: Compared, around: Around): readonly ComparedRow[] {
  const sayField = speak(fieldWords, around.language)
  const say = speak(mergeWords, around.language)
  const fields = SHOWN.filter(([, word]) => isOn(word, around.off)).flatMap(
    ([field, word]): ComparedRow[] => {
      const [kept, dropped] = [valueText(field, keep, around), valueText(field, drop, around)]
      if (kept === '' && dropped === '') return []
      const mark =
        filling[field] !== undefined
          ? 'fills'
          : kept !== '' && dropped !== '' && kept !== dropped
            ? 'differs'
            : null
      return [{ label: sayField(word), kept, dropped, mark }]
    },
  )
  const account = ({ accountId }: MergeCard) => say(accountId === null ? 'accountNo' : 'accountYes')
  const state = ({ archivedAt }: MergeCard) => say(archivedAt === null ? 'active' : 'archived')
  return [
    ...fields,
    { label: say('account'), kept: account(keep), dropped: account(drop), mark: null },
    { label: say('state'), kept: state(keep), dropped: state(drop), mark: null },
  ]
}

function valueText(field: MergeField, card: MergeCard, { language, divisions }: Around): string {
  const value = card[field]
  if (value === null) return ''
  if (typeof value === 'boolean') return speak(mergeWords, language)(value ? 'yes' : 'no')
  if (value instanceof Date) return dayInFigures(pragueDay(value), language)
  if (field === 'divisionId') return divisions.find(({ id }) => id === value)?.name ?? String(value)
  return phoneInFigures(dayInFigures(String(value), language))
}
