import { momentInFigures } from '../../ground/values/moment.ts'
import { actionInWords, fieldInWords, valueInWords } from '../../people/members/change-in-words.ts'
import { listName } from '../../people/members/member.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import type { Language } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { type AuditRow, listAudit } from './audit-entries.server.ts'
import { addressOf, type AuditLine, readableEntry } from './audit-entry.ts'
import { askedBy, type AuditFilter } from './audit-filter.ts'

export type AuditReader = { readonly visitor: Visitor; readonly language: Language }

/** A page of the club's history in words. */
export async function viewAudit(db: Db, reader: AuditReader, asked: AuditFilter) {
  const filter = refuseProbing(reader.visitor, asked)
  const { rows, older, newer } = await listAudit(db, filter)
  return {
    lines: rows.filter((row) => isAsked(row, reader.visitor, filter)).map((row) => lineOf(row, reader)),
    older,
    newer,
  }
}

/** Whoever may not read addresses finds nobody by them, and is told so. */
export function refuseProbing(visitor: Visitor, asked: AuditFilter): AuditFilter {
  const { filter, hidden } = askedBy(visitor, asked)
  if (hidden.length > 0)
    throw new Refusal('invalid_fields', {
      fields: Object.fromEntries(hidden.map((name) => [name, 'invalid'])),
    })
  return filter
}

export function lineOf(row: AuditRow, { visitor, language }: AuditReader): AuditLine {
  const { changes, note, hidden } = readableEntry(row, visitor)
  return {
    seq: row.seq,
    when: momentInFigures(row.at, language),
    whenExact: row.at.toISOString(),
    action: actionInWords(row.action, language),
    who: nameOf(row.actorFirstName, row.actorLastName) ?? row.actorEmail ?? numberOf(row.actorId),
    about: aboutOf(row, addressOf(row, changes, note)),
    changes: changes.map(({ field, from, to }) => ({
      field: fieldInWords(field, language),
      from: valueInWords(field, from, language),
      to: valueInWords(field, to, language),
    })),
    hidden,
    note,
    isErased: row.erasedAt !== null,
  }
}

/** The database looked into everything; a word found only in what this reader may not see was not found. */
export function isAsked(row: AuditRow, visitor: Visitor, { text }: AuditFilter): boolean {
  if (text === '') return true
  const { changes, note, hidden } = readableEntry(row, visitor)
  return hidden === 0 || plain(`${note ?? ''} ${JSON.stringify(changes)}`).includes(plain(text))
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

function aboutOf(row: AuditRow, to: string | null): AuditLine['about'] {
  const label =
    nameOf(row.firstName, row.lastName) ?? row.accountEmail ?? numberOf(row.accountId ?? row.memberId)
  if (label) return { label, to }
  return to === null ? null : { label: to, to }
}

function nameOf(firstName: string | null, lastName: string | null): string | null {
  return firstName !== null && lastName !== null ? listName({ firstName, lastName }) : null
}

function numberOf(id: number | null): string | null {
  return id === null ? null : `#${id}`
}
