import { isOwnName, type OwnField, ownName } from '../../ground/values/own-field.ts'
import { ownText } from './own-value.ts'
import type { MemberField, SeenCard } from './visibility.ts'

export const TEXT_FIELDS = [
  'firstName',
  'lastName',
  'nickname',
  'salutation',
  'birthDate',
  'email',
  'phone',
  'street',
  'city',
  'postalCode',
  'country',
  'emergencyName',
  'emergencyPhone',
  'position',
  'memberSince',
  'hogNumber',
  'hogExpiresOn',
  'note',
] as const
export type TextField = (typeof TEXT_FIELDS)[number]

export const TICK_FIELDS = ['lifeTime', 'consentsToPhotos', 'sharesContact'] as const
export type TickField = (typeof TICK_FIELDS)[number]

const MOTORCYCLE_PARTS = ['make', 'model', 'year', 'plate', 'rangeKm'] as const
/** Empty lines for new motorcycles; more are added one save at a time. */
export const MOST_MOTORCYCLES = 10

const FORM_FIELDS: readonly string[] = [
  ...TEXT_FIELDS,
  ...TICK_FIELDS,
  'division',
  'tags',
  ...Array.from({ length: MOST_MOTORCYCLES }, (_, index) =>
    MOTORCYCLE_PARTS.map((part) => `motorcycle.${index}.${part}`),
  ).flat(),
]

/** Every name a card's form can send; the club's own fields by their numbers. */
export function isFormField(name: string): boolean {
  return FORM_FIELDS.includes(name) || isOwnName(name)
}

export type CardForm = Readonly<Record<string, string>>

/** A card as its form shows it: texts only, what the reader may not see is not there. */
export function formOf(card: SeenCard, own: readonly OwnField[] = []): CardForm {
  const texts = TEXT_FIELDS.flatMap((field): [string, string][] =>
    field in card ? [[field, card[field] ?? '']] : [],
  )
  const ticks = TICK_FIELDS.flatMap((field): [string, string][] => (card[field] ? [[field, 'on']] : []))
  const motorcycles = card.motorcycles.flatMap((motorcycle, index) =>
    MOTORCYCLE_PARTS.map((part): [string, string] => [
      `motorcycle.${index}.${part}`,
      String(motorcycle[part] ?? ''),
    ]),
  )
  return Object.fromEntries([
    ...texts,
    ...ticks,
    ...motorcycles,
    ['division', String(card.division ?? '')],
    ...(card.tags ? [['tags', card.tags.join(', ')]] : []),
    ...own.flatMap((field) =>
      card.own && field.id in card.own ? [[ownName(field.id), ownText(field, card.own[field.id])]] : [],
    ),
  ]) as CardForm
}

/** What the form says, in the shape the contract takes; only fields that were on the form. */
export function changeOf(
  form: CardForm,
  writable: readonly MemberField[],
  own: readonly OwnField[] = [],
): Readonly<Record<string, unknown>> {
  const may = (field: MemberField) => writable.includes(field)
  return Object.fromEntries([
    ...TEXT_FIELDS.filter((field) => may(field) && field in form).map((field) => [
      field,
      form[field]?.replaceAll('\r\n', '\n'),
    ]),
    ...TICK_FIELDS.filter(may).map((field) => [field, field in form]),
    ...(may('division') && 'division' in form ? [['division', Number(form.division) || null]] : []),
    ...(may('tags') && 'tags' in form
      ? [['tags', (form.tags ?? '').split(',').flatMap((tag) => tag.trim() || [])]]
      : []),
    ...(may('motorcycles') ? [['motorcycles', motorcyclesOf(form)]] : []),
    ...(own.some(({ id }) => ownName(id) in form) ? [['own', ownOf(form, own)]] : []),
  ]) as Readonly<Record<string, unknown>>
}

function ownOf(form: CardForm, own: readonly OwnField[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    own.flatMap(({ id }) => (ownName(id) in form ? [[id, form[ownName(id)] ?? '']] : [])),
  )
}

/** What somebody wrote into a field of the club's own that is gone, or no more his to write. */
export function lostOf(form: CardForm, own: readonly OwnField[]): readonly string[] {
  return Object.keys(form).filter(
    (name) => isOwnName(name) && form[name] !== '' && !own.some(({ id }) => ownName(id) === name),
  )
}

/** A line without a make is an empty line, unless something else stands in it: then it is a mistake to be shown. */
function motorcyclesOf(form: CardForm): readonly object[] {
  return Array.from({ length: MOST_MOTORCYCLES }, (_, index) => {
    const part = (name: (typeof MOTORCYCLE_PARTS)[number]) =>
      (form[`motorcycle.${index}.${name}`] ?? '').trim()
    const number = (name: 'year' | 'rangeKm') => (part(name) === '' ? null : Number(part(name)))
    return {
      make: part('make'),
      model: part('model'),
      year: number('year'),
      plate: part('plate'),
      rangeKm: number('rangeKm'),
    }
  }).filter(
    ({ make, model, year, plate, rangeKm }) => make || model || year !== null || plate || rangeKm !== null,
  )
}

export type Merge = {
  /** What the form should hold now: mine where I wrote, theirs where I did not. */
  readonly values: CardForm
  /** What somebody else has changed meanwhile, old and new. */
  readonly theirs: readonly { readonly field: string; readonly from: string; readonly to: string }[]
  /** Where we both wrote, and differently. */
  readonly disputed: readonly string[]
}

/** Three versions of a card: as I read it, as it now is, and as I wrote it. */
export function mergeForms(base: CardForm, current: CardForm, mine: CardForm): Merge {
  const fields = [...new Set([...Object.keys(base), ...Object.keys(current), ...Object.keys(mine)])]
  const at = (form: CardForm, field: string) => form[field] ?? ''
  const isMine = (field: string) => at(mine, field) !== at(base, field)
  const theirs = fields.filter((field) => at(current, field) !== at(base, field))
  return {
    values: Object.fromEntries(
      fields
        .map((field) => [field, at(isMine(field) ? mine : current, field)])
        .filter(([field, value]) => value !== '' || !isTick(field ?? '')),
    ) as CardForm,
    theirs: theirs.map((field) => ({ field, from: at(base, field), to: at(current, field) })),
    disputed: theirs.filter((field) => isMine(field) && at(mine, field) !== at(current, field)),
  }
}

const isTick = (field: string) => TICK_FIELDS.some((tick) => tick === field)

/** A form as its sender read it; it only helps to show who wrote what, so nonsense does no harm. */
export function readBase(text: string | undefined): CardForm {
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
