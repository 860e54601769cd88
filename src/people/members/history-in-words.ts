import type { AuditChange } from '../../ground/audit/audit.ts'
import { pragueMoment } from '../../ground/values/moment.ts'
import type { Language } from '../../ground/values/words.ts'
import { actionInWords, fieldInWords, valueInWords } from './change-in-words.ts'
import type { TimelineEntry } from './history-timeline.tsx'

type Entry = {
  readonly at: Date
  readonly action: string
  readonly actorName: string | null
  readonly changes: readonly AuditChange[]
  readonly note: string | null
}

/** What happened, as a person's timeline shows it. */
export function historyInWords(
  { at, action, actorName, changes, note }: Entry,
  language: Language,
): TimelineEntry {
  return {
    at: pragueMoment(at),
    act: actionInWords(action, language),
    actorName,
    changes: changes.map(({ field, from, to }) => ({
      field: fieldInWords(field, language),
      from: valueInWords(field, from, language),
      to: valueInWords(field, to, language),
    })),
    note,
  }
}
