import { BATCH_KINDS } from '../batch-kinds.server.ts'
import { declareBatchKinds } from '../ground/batches/kinds.server.ts'
import { declareLetters } from '../ground/mail/letters.server.ts'
import { declarePushes } from '../ground/push/notes.server.ts'
import { LETTERS } from '../letters.ts'
import { PUSHES } from '../pushes.ts'

/** Hands the tables of the top to the slices of the ground, which may not look up for them. */
export function declareClub(): void {
  declareBatchKinds(BATCH_KINDS)
  declareLetters(LETTERS)
  declarePushes(PUSHES)
}
