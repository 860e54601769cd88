import { oneByOne } from '../../ground/postgres/one-by-one.server.ts'
import type { Db } from '../../tables.ts'

const LANES = 6

type Lane = { readonly voteId: number; readonly whose: number }

/**
 * Three hundred press at one moment. So many are served at once, the others wait with nothing in their hands: the wall, the door
 * and the chair find a connection free meanwhile, instead of standing behind everybody's ballot.
 */
export const inLanes = <Result>(
  db: Db,
  { voteId, whose }: Lane,
  work: () => Promise<Result>,
): Promise<Result> => oneByOne(db, `vote ${voteId} ${whose % LANES}`, work)
