import type { OwnField } from '../../ground/values/own-field.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import { ownFieldWords } from '../members/own-field.words.ts'
import { ownInWords } from '../members/own-in-words.ts'
import { readOwnFilter } from './own-filter.ts'

/** 'Tričko: XL', 'Průkaz: vyplněno': what the list is narrowed to. */
export function ownAskInWords(text: string, own: readonly OwnField[], language: Language): string {
  const { id, asks } = readOwnFilter(text)
  const field = own.find((one) => one.id === id)
  return field ? `${field.name}: ${answerOf(field, asks, language)}` : text
}

function answerOf(field: OwnField, asks: string, language: Language): string {
  const say = speak(ownFieldWords, language)
  if (asks === 'yes' || asks === 'no') return say(asks)
  if (asks === 'some') return say('filled')
  if (asks === 'none') return say('unfilled')
  if (field.kind === 'choice') return field.choices.find(({ id }) => String(id) === asks)?.name ?? asks
  const end = (part: string) =>
    part && ownInWords(field, field.kind === 'number' ? Number(part) : part, language)
  return asks.split('..').map(end).join(' – ')
}

/** What can be asked of a field by ticking. */
export function ownOptions(
  { id, kind, choices }: OwnField,
  language: Language,
): readonly { readonly value: string; readonly label: string }[] {
  const say = speak(ownFieldWords, language)
  const asks =
    kind === 'choice'
      ? choices.map((choice) => ({ value: String(choice.id), label: choice.name }))
      : kind === 'yesNo'
        ? (['yes', 'no'] as const).map((value) => ({ value, label: say(value) }))
        : [{ value: 'some', label: say('filled') }]
  return [...asks, { value: 'none', label: say('unfilled') }].map(({ value, label }) => ({
    value: `${id}.${value}`,
    label,
  }))
}
