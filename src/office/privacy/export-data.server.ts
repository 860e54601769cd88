import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { Paper } from '../../ground/files/paper.ts'
import { drawPaper } from '../../ground/files/paper-pdf.server.ts'
import { hit } from '../../ground/http/rate-limit.server.ts'
import { streamOf } from '../../ground/files/stream-answer.server.ts'
import type { Club } from '../../ground/platform/request-context.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Language } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { collectData, listActs, type Section } from './collect-data.server.ts'
import { dataPaper } from './data-paper.ts'
import type { Person, Subject } from './person.ts'
import { findPerson } from './persons.server.ts'

const EXPORTS = { max: 10, minutes: 60 }

type Input = {
  readonly subject: Subject
  /** Nobody's where a former member without an account takes it by his link. */
  readonly actorId: number | null
  readonly format: 'json' | 'pdf'
  readonly club: Club
  readonly now: Date
  readonly today: string
  readonly language: Language
}

/** Everything about a person, for himself or, at an officer's desk, for somebody without an account. It leaves a trace. */
export async function exportData(db: Db, input: Input): Promise<Response> {
  const who = input.actorId ?? `${input.subject.kind}:${input.subject.id}`
  const { allowed, retryAfter } = await hit(db, `export:${who}`, EXPORTS)
  if (!allowed) throw new Refusal('too_many_attempts', { retryAfter })
  const person = await findPerson(db, input.subject)
  if (!person) throw new Refusal('not_found')
  await inTransaction(db, async (tx) =>
    recordAudit(tx, {
      action: 'OWN_DATA_EXPORTED',
      actorId: input.actorId,
      memberId: input.subject.kind === 'member' ? input.subject.id : null,
      accountId: input.subject.kind === 'account' ? input.subject.id : null,
      note: input.format,
    }),
  )
  return input.format === 'json' ? jsonFile(db, person, input) : pdfFile(db, person, input)
}

async function jsonFile(db: Db, person: Person, { club, now, today }: Input): Promise<Response> {
  const chunks = async function* () {
    yield `{\n"exportedAt": ${JSON.stringify(now)},\n"club": ${JSON.stringify(club.name)},\n"tables": {`
    let isFirst = true
    for await (const { table, rows } of collectData(db, person)) {
      yield `${isFirst ? '' : ','}\n${JSON.stringify(table)}: ${JSON.stringify(rows, null, 1)}`
      isFirst = false
    }
    yield `\n},\n"acts": ${JSON.stringify(await listActs(db, person), null, 1)}\n}\n`
  }
  return fileResponse(await streamOf(chunks()), 'application/json; charset=utf-8', `moje-data-${today}.json`)
}

async function pdfFile(db: Db, person: Person, { club, today, language }: Input): Promise<Response> {
  const sections: Section[] = []
  for await (const section of collectData(db, person)) sections.push(section)
  const paper: Paper = dataPaper(sections, { clubName: club.name, today, language })
  return fileResponse(await drawPaper(paper), 'application/pdf', `moje-data-${today}.pdf`)
}

function fileResponse(
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>,
  type: string,
  name: string,
): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })
}
