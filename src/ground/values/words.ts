export const LANGUAGES = ['cs', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** Czech has four plural forms (1 člen, 2 členové, 1,5 člena, 5 členů), English two. */
type CzechForms = {
  readonly one: string
  readonly few: string
  readonly many?: string
  readonly other: string
}
type EnglishForms = { readonly one: string; readonly other: string }

type Message = { readonly cs: string | CzechForms; readonly en: string | EnglishForms }
export type Catalogue = Readonly<Record<string, Message>>

type ParamsOf<Text extends string> = Text extends `${string}{${infer Param}}${infer Rest}`
  ? Param | ParamsOf<Rest>
  : never
type FormsOf<Text> = Text extends string
  ? Text
  : Text extends Readonly<Record<string, infer Form>>
    ? Form
    : never
type MessageParams<Text> = ParamsOf<Extract<FormsOf<Text>, string>> | (Text extends string ? never : 'count')

type SameParams<W extends Catalogue> = {
  readonly [Key in keyof W]: [MessageParams<W[Key]['en']>] extends [MessageParams<W[Key]['cs']>]
    ? [MessageParams<W[Key]['cs']>] extends [MessageParams<W[Key]['en']>]
      ? W[Key]
      : { error: 'the English text lacks a parameter of the Czech one' }
    : { error: 'the Czech text lacks a parameter of the English one' }
}

/** A slice's texts, both languages side by side; the compiler refuses a missing text or parameter. */
export function defineWords<const W extends Catalogue>(words: W & SameParams<W>): W {
  return words
}

type Args<M extends Message> = [MessageParams<M['cs']>] extends [never]
  ? []
  : [params: Readonly<Record<MessageParams<M['cs']>, string | number>>]

export type Say<W extends Catalogue> = <Key extends keyof W & string>(
  key: Key,
  ...args: Args<W[Key]>
) => string

// Making one takes longer than using it a hundred times.
const PLURALS = { cs: new Intl.PluralRules('cs'), en: new Intl.PluralRules('en') } as const
const NUMBERS = { cs: new Intl.NumberFormat('cs'), en: new Intl.NumberFormat('en') } as const

/** A number alone, as a sentence would say it: '14 629'. */
export const inFigures = (value: number, language: Language): string => NUMBERS[language].format(value)

export function speak<W extends Catalogue>(words: W, language: Language): Say<W> {
  return (key, ...args) => {
    const text = words[key]?.[language] ?? key
    const params: Readonly<Record<string, string | number>> | undefined = args[0]
    // Most texts have nothing to fill in, and a list says some of them hundreds of times.
    if (!params) return typeof text === 'string' ? text : text.other
    return fill(
      typeof text === 'string' ? text : formFor(text, Number(params.count), language),
      params,
      language,
    )
  }
}

function formFor(forms: CzechForms | EnglishForms, count: number, language: Language): string {
  const byCategory: Readonly<Record<string, string | undefined>> = forms
  return byCategory[PLURALS[language].select(count)] ?? forms.other
}

function fill(text: string, params: Readonly<Record<string, string | number>>, language: Language): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name]
    if (value === undefined) return whole
    return typeof value === 'number' ? inFigures(value, language) : value
  })
}
