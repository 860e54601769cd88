import type { Context } from 'hono'
import { frozenIds } from './batch.ts'
import type { IdsAnswer } from './batch-answer.ts'
import type { StartedBatch } from './start-batch.server.ts'

type Work = {
  readonly one: (id: number) => Promise<unknown>
  readonly many: (ids: readonly number[]) => Promise<StartedBatch>
}

/** One is done at once, more become a run. */
export async function answerIds(
  http: Context,
  ids: readonly number[],
  { one, many }: Work,
): Promise<IdsAnswer> {
  const [first, ...others] = frozenIds(ids)
  if (first !== undefined && others.length === 0) {
    await one(first)
    return { success: true, results: [{ id: first, success: true }] }
  }
  const batch = await many(frozenIds(ids))
  http.status(202)
  return { success: true, batch }
}
