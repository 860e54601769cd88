import { z } from 'zod'
import { doneWith, listOf, Moment } from '../../ground/http/answer.ts'
import { CARD_FIELDS, TARGETS } from './card-field.ts'

/** A field of the card, or `own.3` for one of the club's own. */
export const TargetName = z.union([z.enum(TARGETS), z.templateLiteral(['own.', z.int().positive()])])

/** How many lines fall into each bucket. */
const CountsAnswer = z
  .strictObject({
    create: z.int(),
    update: z.int(),
    skip: z.int(),
    ambiguous: z.int(),
    error: z.int(),
  })
  .meta({ id: 'ImportCounts' })

export const ImportListAnswer = listOf(
  z.strictObject({
    id: z.int(),
    fileName: z.string(),
    createdAt: Moment,
    doneAt: Moment.nullable(),
    undoneAt: Moment.nullable(),
    counts: CountsAnswer.nullable(),
    actorName: z.string(),
  }),
)

const FILE = { id: z.int(), fileName: z.string(), encoding: z.string(), createdAt: Moment } as const

const DraftAnswer = z.strictObject({
  ...FILE,
  state: z.literal('draft'),
  total: z.int(),
  columns: z.array(
    z.strictObject({
      index: z.int(),
      title: z.string(),
      target: TargetName.nullable(),
      samples: z.array(z.string()),
    }),
  ),
})

const ConflictAnswer = z.union([
  z.strictObject({ reason: z.literal('changed'), fields: z.array(z.enum(CARD_FIELDS)) }),
  z.strictObject({ reason: z.enum(['referred', 'gone']) }),
])

const RunAnswer = z.strictObject({
  ...FILE,
  state: z.enum(['done', 'undone']),
  doneAt: Moment.nullable(),
  undoneAt: Moment.nullable(),
  counts: CountsAnswer,
  conflictTotal: z.int(),
  conflicts: z.array(
    z.strictObject({ line: z.int(), memberId: z.int(), name: z.string(), conflict: ConflictAnswer }),
  ),
})

/** A draft that waits for its columns, or what it did once it has been run. */
export const ImportAnswer = doneWith({ import: z.union([DraftAnswer, RunAnswer]) }).meta({ id: 'Import' })

const LINE = { line: z.int(), name: z.string(), decided: z.literal(true).optional() } as const
const Value = z.union([z.string(), z.number(), z.boolean()])
/** By fields of the card, and `own.3` for the club's own. */
const ChangesAnswer = z.record(z.string(), Value.nullable().optional())

/** Of whoever joins a household: a line of the file, or the number of a card. */
const PayerAnswer = z.union([z.strictObject({ line: z.int() }), z.strictObject({ number: z.int() })])

const PlannedLine = z.union([
  z.strictObject({
    ...LINE,
    bucket: z.literal('create'),
    fields: z.record(z.string(), Value.optional()),
    payer: PayerAnswer.optional(),
  }),
  z.strictObject({
    ...LINE,
    bucket: z.literal('update'),
    cardId: z.int(),
    number: z.int(),
    version: z.int(),
    before: ChangesAnswer,
    after: ChangesAnswer,
    payer: PayerAnswer.optional(),
  }),
  z.strictObject({ ...LINE, bucket: z.literal('skip'), reason: z.string(), number: z.int().optional() }),
  z.strictObject({
    ...LINE,
    bucket: z.literal('ambiguous'),
    reason: z.string(),
    numbers: z.array(z.int()),
    candidates: z.array(z.strictObject({ id: z.int(), number: z.int(), name: z.string() })),
    ofLine: z.int().optional(),
  }),
  z.strictObject({
    ...LINE,
    bucket: z.literal('error'),
    faults: z.array(z.strictObject({ column: z.int(), field: TargetName, reason: z.string() })),
    reason: z.string().optional(),
  }),
])

/** What would become of each line, and the digest by which to run just this. */
export const ImportCheckAnswer = listOf(PlannedLine).extend({ counts: CountsAnswer, digest: z.string() })

export const ImportRunAnswer = doneWith({ counts: CountsAnswer })

export const ImportUndoneAnswer = doneWith({
  undone: z.strictObject({ removed: z.int(), restored: z.int(), conflicts: z.int() }),
})
