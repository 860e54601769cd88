import { glue } from '../../ground/values/typeset.ts'
import { dayInWords } from '../../ground/values/day-in-words.ts'
import { previewText } from '../pages/page.ts'
import type { Language } from '../../ground/values/words.ts'
import { newsIn, type NewsState, type NewsVisibility } from './news.ts'

export type NewsLine = {
  readonly id: number
  readonly title: string
  /** The language its words are in. */
  readonly lang: Language
  readonly excerpt: string
  readonly day: string
  readonly publishedAt: string
  readonly author: string | null
  readonly state: NewsState
  readonly visibility: NewsVisibility
  readonly isPinned: boolean
}

type Row = Omit<NewsLine, 'excerpt' | 'day' | 'publishedAt' | 'lang'> & {
  readonly body: string
  readonly titleEn: string
  readonly bodyEn: string
  readonly publishedAt: Date | null
  readonly createdAt: Date
}

/** News as a list tells them: the beginning of the text, the day in words. */
export function newsLine(row: Row, language: Language): NewsLine {
  const { title, body, lang } = newsIn(row, language)
  const { id, author, state, visibility, isPinned } = row
  const at = row.publishedAt ?? row.createdAt
  return {
    id,
    title,
    lang,
    excerpt: glue(previewText(body)),
    day: dayInWords(at, language),
    publishedAt: at.toISOString(),
    author,
    state,
    visibility,
    isPinned,
  }
}
