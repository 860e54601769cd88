import { dayInWords } from '../../ground/values/day-in-words.ts'
import { previewText } from '../pages/page.ts'
import type { Language } from '../../ground/values/words.ts'
import type { NewsState, NewsVisibility } from './news.ts'

export type NewsLine = {
  readonly id: number
  readonly title: string
  readonly excerpt: string
  readonly day: string
  readonly publishedAt: string
  readonly author: string | null
  readonly state: NewsState
  readonly visibility: NewsVisibility
  readonly isPinned: boolean
}

type Row = Omit<NewsLine, 'excerpt' | 'day' | 'publishedAt'> & {
  readonly body: string
  readonly publishedAt: Date | null
  readonly createdAt: Date
}

/** News as a list tells them: the beginning of the text, the day in words. */
export function newsLine(row: Row, language: Language): NewsLine {
  const { id, title, body, author, state, visibility, isPinned } = row
  const at = row.publishedAt ?? row.createdAt
  return {
    id,
    title,
    excerpt: previewText(body),
    day: dayInWords(at, language),
    publishedAt: at.toISOString(),
    author,
    state,
    visibility,
    isPinned,
  }
}
