import { z } from 'zod'
import { readBatchSize } from '../../ground/batches/batches.server.ts'
import { viewCurrentRun } from '../../ground/batches/view-batches.server.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { declareScreen, type Given, seeOther } from '../../ground/http/screen.server.ts'
import { IdsText, pageIn } from '../../ground/lists/list-fields.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { momentInFigures } from '../../ground/values/moment.ts'
import { speak } from '../../ground/values/words.ts'
import { labelledItems } from '../../people/members/labelled-items.server.ts'
import { ENTRANCE_PATH, INVITE_AGAIN_BATCH, INVITE_BATCH, readEntrance } from './entrance.ts'
import { countEntrance, listEntrance } from './entrance-people.server.ts'
import { entranceWords } from './entrance.words.ts'
import { inviteAgain, invitePerson } from './invite-people.server.ts'
import { countWaitingInvitations, startInvitations, stopInvitations } from './start-invitations.server.ts'

export const entranceScreen = declareScreen({ who: 'accounts.manage' })

export async function viewEntrance({ db, visitor, language, url }: Given) {
  const search = url.searchParams
  const counts = await countEntrance(db)
  const { tab, sort } = readEntrance(search, counts)
  const [{ items: people, ...leaf }, waiting, batchSize, run] = await Promise.all([
    listEntrance(db, { tab, sort, ...pageIn(search) }),
    countWaitingInvitations(db),
    readBatchSize(db),
    viewCurrentRun(
      db,
      { visitor, language },
      { chosen: search.get('run'), kinds: [INVITE_BATCH, INVITE_AGAIN_BATCH] },
    ),
  ])
  return {
    title: speak(entranceWords, language)('title'),
    tab,
    sort,
    counts,
    waiting,
    batchSize,
    run,
    view: { ...leaf, total: counts[tab] },
    people: people.map(({ invitedAt, ...person }) => ({
      ...person,
      invited: invitedAt && momentInFigures(invitedAt, language),
    })),
  }
}

const again = z.enum(['yes', 'no']).transform((word) => word === 'yes')
const watch = (again_: boolean, id: number) =>
  seeOther(`${ENTRANCE_PATH}?tab=${again_ ? 'invited' : 'uninvited'}&run=${id}`)

export const entranceActs = {
  one: entranceScreen.act({
    takes: z.strictObject({ memberId: RowId, again }),
    does: async ({ db, visitor }, { memberId, again: isAgain }) => {
      await inTransaction(db, (tx) =>
        isAgain
          ? inviteAgain(tx, { memberId, actor: visitor, isOneOfMany: false, batchId: null })
          : invitePerson(tx, { memberId, actor: visitor, isOneOfMany: false }),
      )
      const [item] = await labelledItems(db, [memberId])
      return { fault: undefined, done: { name: item?.label ?? '' } }
    },
  }),
  many: entranceScreen.act({
    takes: z.strictObject({ ids: IdsText, again }),
    does: async ({ db, visitor }, { ids, again: isAgain }) => {
      const { id } = await startInvitations(db, visitor.id, { ids, again: isAgain })
      return watch(isAgain, id)
    },
  }),
  all: entranceScreen.act({
    takes: z.strictObject({ expected: z.coerce.number().int().min(0).max(9_999_999), again }),
    does: async ({ db, visitor }, { expected, again: isAgain }) => {
      const { id } = await startInvitations(db, visitor.id, { expected, again: isAgain })
      return watch(isAgain, id)
    },
  }),
  stop: entranceScreen.act({
    takes: z.strictObject({}),
    does: async ({ db, visitor }) => ({
      fault: undefined,
      stopped: await stopInvitations(db, visitor.id),
    }),
  }),
}
