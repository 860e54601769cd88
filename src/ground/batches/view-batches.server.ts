import type { Page } from '../http/after.ts'
import type { CountedLeaf } from '../lists/leafed.server.ts'
import { can } from '../../permissions.ts'
import { shortMoment } from '../values/moment.ts'
import type { Visitor } from '../platform/visitor.ts'
import type { Language } from '../values/words.ts'
import { sayRefusal } from '../http/refusal-sentence.ts'
import { isRefusalCode } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { Json } from '../tables/json.ts'
import { type BatchDetail, type BatchItemView, type BatchView, batchCount } from './batch.ts'
import {
  type BatchRow,
  countBatches,
  findBatchWithItems,
  findRunningBatch,
  type ItemRow,
  listBatches,
} from './batches.server.ts'
import { readFailure } from './failure.ts'
import { batchKinds } from './kinds.server.ts'
import type { RunsView } from './runs.tsx'

export type Reader = { readonly visitor: Visitor; readonly language: Language }

/** Whoever may start a kind of run sees every run of it, whoever started it. */
function kindsOf(visitor: Visitor): readonly string[] {
  return Object.entries(batchKinds()).flatMap(([kind, { permission }]) =>
    can(visitor, permission) ? kind : [],
  )
}

/** Failed items shown beside a live run; the rest is counted. */
const SHOWN_FAILURES = 200

/** The whole run with every finished item; nothing for those who may not know of it. */
export function viewBatch(db: Db, reader: Reader, batchId: number): Promise<BatchDetail | null> {
  return view(db, reader, batchId)
}

/** The run as a screen shows it: of the items only those that failed. */
export function viewProgress(db: Db, reader: Reader, batchId: number): Promise<BatchDetail | null> {
  return view(db, reader, batchId, { failed: true, atMost: SHOWN_FAILURES })
}

/** The same for whoever is known to be allowed: one look serves them all. */
export function lookAt(db: Db, language: Language, batchId: number): Promise<BatchDetail | null> {
  return detail(db, language, batchId, { failed: true, atMost: SHOWN_FAILURES })
}

export function maySee(visitor: Visitor | null, kind: string): boolean {
  return visitor !== null && kindsOf(visitor).includes(kind)
}

/** The run somebody was sent to, or else one that is going on right now. */
export async function viewCurrentRun(
  db: Db,
  reader: Reader,
  { chosen, kinds }: { chosen: string | null; kinds: readonly string[] },
): Promise<BatchDetail | null> {
  const batchId = idOf(chosen) ?? (await findRunningBatch(db, kinds))?.id
  const run = batchId === undefined ? null : await viewProgress(db, reader, batchId)
  return run && kinds.includes(run.kind) ? run : null
}

export async function listRuns(
  db: Db,
  { visitor, language }: Reader,
  { page, pageSize, after }: Page,
): Promise<CountedLeaf<BatchView>> {
  const kinds = kindsOf(visitor)
  if (kinds.length === 0) return { items: [], total: 0, page, pageSize }
  const [leaf, total] = await Promise.all([
    listBatches(db, kinds, { page, pageSize, after }),
    countBatches(db, kinds),
  ])
  return { ...leaf, items: leaf.items.map((row) => asView(row, language)), total }
}

const RUNS_A_PAGE = 5

/** The runs of the dashboard: a page of them and the one that was opened, with moments in the reader's words. */
export async function viewRuns(
  db: Db,
  reader: Reader,
  { page, chosen }: { page: string | null; chosen: string | null },
): Promise<RunsView> {
  const input = { page: idOf(page) ?? 1, pageSize: RUNS_A_PAGE }
  const kinds = kindsOf(reader.visitor)
  const [{ items, total }, run] = await Promise.all([
    listRuns(db, reader, input),
    idOf(chosen) === null ? null : viewCurrentRun(db, reader, { chosen, kinds }),
  ])
  const shown = items.map((item) => ({
    ...item,
    when: shortMoment(new Date(item.createdAt), reader.language),
  }))
  return { ...input, items: shown, total, chosen: run }
}

function idOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

type Only = { readonly failed: true; readonly atMost: number }

async function view(
  db: Db,
  { visitor, language }: Reader,
  batchId: number,
  only?: Only,
): Promise<BatchDetail | null> {
  const run = await detail(db, language, batchId, only)
  return run && maySee(visitor, run.kind) ? run : null
}

async function detail(db: Db, language: Language, batchId: number, only?: Only): Promise<BatchDetail | null> {
  const row = await findBatchWithItems(db, batchId, only)
  if (!row) return null
  return { ...asView(row, language), items: row.items.map((item) => asItem(item, language)) }
}

function asView(row: BatchRow, language: Language): BatchView {
  const { id, kind, status, total, processed, successful, failed, mendable, batchSize } = row
  return {
    id,
    kind,
    title: batchKinds()[kind]?.title[language] ?? kind,
    status,
    total,
    processed,
    successful,
    failed,
    mendable,
    batchSize,
    batches: batchCount(total, batchSize),
    startedBy: { id: row.actorAccountId, name: nameOf(row) },
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }
}

function nameOf({ firstName, lastName, email }: BatchRow): string {
  return lastName === null ? (email ?? '') : `${firstName} ${lastName}`
}

function asItem({ id, label, state, code, details }: ItemRow, language: Language): BatchItemView {
  return {
    id,
    label,
    success: state === 'done',
    statusMessage: code === null ? null : reason(code, details, language),
  }
}

/** A code of an older version may be gone from the table; it still failed. */
function reason(code: string, details: Json, language: Language): string {
  return sayRefusal({ code: isRefusalCode(code) ? code : 'unexpected', ...readFailure(details) }, language)
}
