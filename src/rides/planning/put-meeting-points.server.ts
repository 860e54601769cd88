import { knowing } from '../../ground/postgres/broken-rule.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { PointInput } from '../events/event-input.ts'

type Point = { readonly divisionId: number | null; readonly place: string }

/** The same one while its division is; where nobody named a division, while its name is. The letters tell it so, too. */
const keyOf = ({ divisionId, place }: Point) => divisionId ?? place

/**
 * The points as they are wanted. One that goes on keeps its row, so that whoever joins there still does; who joined at one
 * that is gone is left without, and his letter says so.
 */
export async function putMeetingPoints(
  tx: Db,
  eventId: number,
  points: readonly PointInput[],
): Promise<void> {
  const rows = points.map(({ division, at, place, note }) => ({
    eventId,
    divisionId: division ?? null,
    at,
    place,
    note: note ?? null,
  }))
  const before = await tx
    .selectFrom('meetingPoint')
    .select(['id', 'divisionId', 'place'])
    .where('eventId', '=', eventId)
    .orderBy('id')
    .execute()
  const kept = new Set<number>()
  const unknown = () => new Refusal('invalid_fields', { fields: { meetingPoints: 'invalid' } })
  await knowing({ reference: unknown }, async () => {
    for (const row of rows) {
      const same = before.find((point) => keyOf(point) === keyOf(row) && !kept.has(point.id))
      if (same) {
        kept.add(same.id)
        await tx.updateTable('meetingPoint').set(row).where('id', '=', same.id).execute()
      } else {
        await tx.insertInto('meetingPoint').values(row).execute()
      }
    }
  })
  const gone = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  if (gone.length > 0) await tx.deleteFrom('meetingPoint').where('id', 'in', gone).execute()
}
