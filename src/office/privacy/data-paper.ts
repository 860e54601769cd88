import { dayInFigures } from '../../ground/values/day-in-words.ts'
import type { Language } from '../../ground/values/words.ts'
import { defineWords, speak } from '../../ground/values/words.ts'
import type { Json } from '../../ground/tables/json.ts'
import { columnLabel } from './column-label.ts'

const WORDS = defineWords({
  title: { cs: 'Všechno, co o mně klub vede', en: 'Everything the club keeps about me' },
  lead: {
    cs: 'Výpis podle článku 15 nařízení GDPR. Je v něm každá tabulka, ve které záznam o tobě je. Hesla, klíče a tokeny se nevypisují, jen to, že existují; cizí lidé v poznámkách jsou zakrytí.',
    en: 'An extract under Article 15 of the GDPR. It holds every table with a record about you. Passwords, keys and tokens are not printed, only that they exist; other people in notes are covered.',
  },
  more: {
    cs: {
      one: 'A ještě {count} záznam: celý je v souboru JSON.',
      few: 'A ještě {count} záznamy: celé jsou v souboru JSON.',
      other: 'A ještě {count} záznamů: celé jsou v souboru JSON.',
    },
    en: {
      one: 'And {count} more record: it is whole in the JSON file.',
      other: 'And {count} more records: they are whole in the JSON file.',
    },
  },
  issued: { cs: 'Výpis ke dni {day}.', en: 'As of {day}.' },
  yes: { cs: 'ano', en: 'yes' },
  no: { cs: 'ne', en: 'no' },
})

/** More of one kind nobody reads on paper; the file for machines has them all. */
const ROWS_ON_PAPER = 100

type Section = {
  readonly name: Readonly<Record<Language, string>>
  readonly rows: readonly Readonly<Record<string, Json | undefined>>[]
}
type Around = { readonly clubName: string; readonly today: string; readonly language: Language }

/** The same for people: what is empty is left out, days are written as days. */
export function dataPaper(sections: readonly Section[], { clubName, today, language }: Around) {
  const say = speak(WORDS, language)
  return {
    head: clubName,
    title: say('title'),
    paragraphs: [say('lead')],
    sections: sections.map(({ name, rows }) => ({
      title: name[language],
      records: rows.slice(0, ROWS_ON_PAPER).map((row) => factsOf(row, language)),
      note: rows.length > ROWS_ON_PAPER ? say('more', { count: rows.length - ROWS_ON_PAPER }) : null,
    })),
    issued: say('issued', { day: dayInFigures(today, language) }),
  }
}

function factsOf(row: Section['rows'][number], language: Language): readonly (readonly [string, string])[] {
  return Object.entries(row).flatMap(([column, value]) => {
    const text = valueText(value ?? null, language)
    return text === '' ? [] : [[columnLabel(column, language), text] as const]
  })
}

const MOMENT = /^([\d-]{10})T(\d{2}:\d{2})/

function valueText(value: Json, language: Language): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return speak(WORDS, language)(value ? 'yes' : 'no')
  if (typeof value === 'object') {
    const text = JSON.stringify(value)
    return text === '{}' || text === '[]' ? '' : text
  }
  const text = String(value)
  const [, day, time] = MOMENT.exec(text) ?? []
  return day && time ? `${dayInFigures(day, language)} ${time} UTC` : dayInFigures(text, language)
}
