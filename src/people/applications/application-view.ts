import type { ClubPart } from '../../club-parts.ts'
import type { OwnField } from '../../ground/values/own-field.ts'
import { ownInWords } from '../members/own-in-words.ts'
import { momentInFigures } from '../../ground/values/moment.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import { fullName, type JudgedApplication } from './application.ts'
import { applicationDetailWords } from './applications.words.ts'
import { addressInLine } from '../../ground/values/address.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'

export type ApplicationView = ReturnType<typeof describeApplication>

type Division = { readonly id: number; readonly name: string }

type Around = {
  readonly language: Language
  readonly divisions: readonly Division[]
  /** Of the club's own fields those this reader may know. */
  readonly fields: readonly OwnField[]
  /** Parts the club has switched off. */
  readonly off: readonly ClubPart[]
}

/** An application as the screen shows it: days and moments are put in words where the clock is the club's. */
export function describeApplication(
  application: JudgedApplication,
  { language, divisions, fields, off }: Around,
) {
  const { submittedAt, decidedAt, provedAt, birthDate, street, city, postalCode, division, own, ...facts } =
    application
  const { hogNumber: _number, hogExpiresOn: _until, ...rest } = facts
  return {
    ...rest,
    name: fullName(application),
    listName: `${application.lastName} ${application.firstName}`,
    birthDay: birthDate && dayInFigures(birthDate, language),
    address: addressInLine({ street, postalCode, city }) || null,
    divisionName: divisions.find(({ id }) => id === division)?.name ?? null,
    hog: off.includes('hog') ? null : describeHog(application, language),
    ownFacts: fields.flatMap((field) => {
      const text = ownInWords(field, own[field.id], language)
      return text === '' ? [] : [{ name: field.name, text }]
    }),
    submitted: momentInFigures(submittedAt, language),
    proved: provedAt && momentInFigures(provedAt, language),
    decided: decidedAt && momentInFigures(decidedAt, language),
  }
}

function describeHog({ hogNumber, hogExpiresOn }: JudgedApplication, language: Language): string | null {
  if (!hogNumber || !hogExpiresOn) return hogNumber
  return speak(applicationDetailWords, language)('hogUntil', {
    number: hogNumber,
    day: dayInFigures(hogExpiresOn, language),
  })
}
