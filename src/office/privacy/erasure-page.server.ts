import type { Page } from '../../ground/http/after.ts'
import { daysLater } from '../../ground/values/moment.ts'
import type { Db } from '../../tables.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { listOpenErasures } from './erasures.server.ts'
import type { Subject } from './person.ts'
import { findPerson } from './persons.server.ts'
import { previewErasure } from './preview-erasure.server.ts'

const MONTH_DAYS = 30

type Input = { readonly page: Page; readonly chosen: number | null; readonly start: Subject | null }

/** The queue, one request of it looked at closely, and somebody who is about to be added to it. */
export async function viewErasures(db: Db, { page, chosen, start }: Input) {
  const { items: rows, ...view } = await listOpenErasures(db, page)
  const isListed = rows.some(({ id }) => id === chosen)
  const [preview, starting] = await Promise.all([
    chosen !== null && isListed ? previewErasure(db, chosen) : null,
    start ? findPerson(db, start) : null,
  ])
  const [name] = starting?.names ?? []
  return {
    view,
    requests: rows.map(
      ({ id, memberId, accountId, applicationId, number, name: called, note, isOwn, requestedAt }) => ({
        id,
        memberId,
        accountId,
        applicationId,
        number,
        name: called,
        note,
        isOwn,
        requestedOn: pragueDay(requestedAt),
        dueOn: pragueDay(daysLater(requestedAt, MONTH_DAYS)),
      }),
    ),
    chosen: isListed ? chosen : null,
    preview,
    start: start && name ? { ...start, name: `${name.lastName} ${name.firstName}` } : null,
  }
}

export type ErasuresView = Awaited<ReturnType<typeof viewErasures>>
