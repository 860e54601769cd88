import { dayInWords } from '../../ground/values/day-in-words.ts'
import { defineWords, type Language, speak } from '../../ground/values/words.ts'
import { priceInWords } from './event-description.ts'
import { timeInWords } from './event-time.ts'

export const letterWords = defineWords({
  hello: { cs: 'Ahoj,', en: 'Hi,' },
  event: { cs: 'Akce', en: 'Event' },
  when: { cs: 'Kdy', en: 'When' },
  where: { cs: 'Kde', en: 'Where' },
  party: { cs: 'Kolik vás bude', en: 'How many of you' },
  toPay: { cs: 'K úhradě', en: 'To pay' },
  symbol: { cs: 'Variabilní symbol', en: 'Variable symbol' },
  due: { cs: 'Splatnost', en: 'Due on' },
  open: { cs: 'Otevřít akci', en: 'Open the event' },
})

type Params = Readonly<Record<string, unknown>>

/** What a letter about an event was given, read back carefully: it may have lain in the outbox for long. */
export function eventOf(params: Params) {
  return {
    id: Number(params.eventId),
    title: textOf(params.title) ?? '',
    startsAt: momentOf(params.startsAt),
    endsAt: momentOf(params.endsAt),
    place: textOf(params.place),
  }
}

export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

export function momentOf(value: unknown): Date | null {
  const moment = typeof value === 'string' ? new Date(value) : null
  return moment && !Number.isNaN(moment.getTime()) ? moment : null
}

type Fact = { readonly label: string; readonly value: string }

/** When, where, how many, and what is to be paid. */
export function eventFacts(params: Params, language: Language): readonly Fact[] {
  const say = speak(letterWords, language)
  const { title, startsAt, endsAt, place } = eventOf(params)
  const fact = (label: string, value: string | null): Fact[] => (value ? [{ label, value }] : [])
  const passengers = Number(params.passengers ?? 0)
  return [
    ...fact(say('event'), title),
    ...fact(say('when'), startsAt && timeInWords({ startsAt, endsAt }, language)),
    ...fact(say('where'), place),
    ...fact(say('party'), passengers > 0 ? String(1 + passengers) : null),
    ...paymentFacts(params, language),
  ]
}

function paymentFacts(params: Params, language: Language): readonly Fact[] {
  const say = speak(letterWords, language)
  const { amount, variableSymbol, dueOn } = params
  if (typeof amount !== 'number' || typeof variableSymbol !== 'string') return []
  const due = momentOf(dueOn)
  return [
    { label: say('toPay'), value: priceInWords(amount, language) },
    { label: say('symbol'), value: variableSymbol },
    ...(due ? [{ label: say('due'), value: dayInWords(due, language) }] : []),
  ]
}

export function eventButton(params: Params, origin: string, language: Language) {
  return { label: speak(letterWords, language)('open'), href: `${origin}/akce/${eventOf(params).id}` }
}
