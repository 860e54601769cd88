import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import { readCode } from '../../rides/planning/check-in.server.ts'
import type { Db } from '../../tables.ts'
import { hasPublished, lockMeeting } from '../calling/meetings.server.ts'
import { leadOf } from '../voters/lead.server.ts'
import { endByComing } from './give-proxy.server.ts'
import { countedAt, DOOR_ACTS, type DoorActKind, isSameStays, staysOf } from './stays.ts'

export const PresenceInput = z
  .strictObject({
    act: z.enum(DOOR_ACTS),
    memberId: z.int().positive().max(999_999_999).optional(),
    code: z
      .string()
      .trim()
      .min(1)
      .max(500)
      .optional()
      .describe('the code of a member’s card, or its address'),
    id: z.uuid().optional().describe('made by the phone: sent again it is done once'),
    by: z.int().positive().max(999_999_999).optional().describe('whose phone it was'),
    madeAt: z.iso
      .datetime({ offset: true })
      .transform((moment) => new Date(moment))
      .optional()
      .describe('when it was done, where it is sent later'),
  })
  .refine(({ memberId, code }) => (memberId === undefined) !== (code === undefined), {
    path: ['memberId'],
    message: 'required',
  })

type Doing = z.infer<typeof PresenceInput> & { readonly meetingId: number; readonly now: Date }

type Noted = {
  readonly memberId: number
  readonly name: string
  readonly votes: boolean
  /** Where he stands now, whatever this act did. */
  readonly isHere: boolean
  readonly cameAt: Date | null
  readonly leftAt: Date | null
}

/** Somebody came, left or came back, at the time it was done. Said twice, or sent twice, it is so once. */
export async function notePresence(
  db: Db,
  visitor: Visitor,
  { meetingId, act, now, code, memberId: chosen, ...sent }: Doing,
): Promise<Noted> {
  // Somebody else's phone was lent or left behind: it waits until he signs in himself.
  if (sent.by !== undefined && sent.by !== visitor.id) throw new Refusal('not_signed_in')
  return inTransaction(db, async (tx) => {
    const meeting = await lockMeeting(tx, meetingId)
    if (!(await leadOf(tx, visitor, meetingId)).mayKeepDoor) throw new Refusal('not_at_door')
    const known = sent.id === undefined ? undefined : await findAct(tx, sent.id)
    if (known) {
      if (known.meetingId !== meetingId) throw new Refusal('not_found')
      return whereHeStands(tx, { meetingId, memberId: known.memberId })
    }
    const { openedAt, endedAt } = meeting
    // What was done while it ran may come after its end, until the minutes are out.
    const isLate = meeting.state === 'closed' && sent.madeAt !== undefined
    if (openedAt === null || (meeting.state !== 'open' && !isLate)) throw new Refusal('meeting_not_open')
    if (isLate && (await hasPublished(tx, meetingId))) throw new Refusal('door_act_late')
    const madeAt = countedAt(sent.madeAt ?? now, { openedAt, endedAt, now })
    const memberId = chosen ?? (await readCode(tx, code ?? ''))
    const person = { meetingId, memberId }
    if (!(await findVoter(tx, person))) throw new Refusal('not_of_meeting')
    await tx
      .insertInto('meetingAct')
      .values({ id: sent.id ?? randomUUID(), ...person, kind: act, madeAt, actorId: visitor.id })
      .execute()
    const isChanged = await writeStays(tx, { ...person, endedAt })
    const noted = await whereHeStands(tx, person)
    if (isChanged) {
      if (act === 'came')
        await endByComing(tx, visitor.id, { meeting, memberId, now: madeAt, isHere: noted.isHere })
      recordAudit(tx, {
        action: act === 'came' ? 'MEETING_CAME' : 'MEETING_LEFT',
        actorId: visitor.id,
        memberId,
        changes: [{ field: 'meeting', from: meetingId, to: meetingId }],
        note: meeting.title,
      })
    }
    return noted
  })
}

function findAct(tx: Db, id: string) {
  return tx.selectFrom('meetingAct').select(['meetingId', 'memberId']).where('id', '=', id).executeTakeFirst()
}

type Person = { readonly meetingId: number; readonly memberId: number }

function findVoter(tx: Db, { meetingId, memberId }: Person) {
  return tx
    .selectFrom('meetingVoter')
    .innerJoin('member', 'member.id', 'meetingVoter.memberId')
    .select(['firstName', 'lastName', 'standing'])
    .where('meetingId', '=', meetingId)
    .where('meetingVoter.memberId', '=', memberId)
    .executeTakeFirst()
}

/** Presence as it follows from everything the door noted of him; false where it was so already. */
async function writeStays(
  tx: Db,
  { meetingId, memberId, endedAt }: Person & { readonly endedAt: Date | null },
): Promise<boolean> {
  const [before, acts] = [
    await listStays(tx, { meetingId, memberId }),
    await listActs(tx, { meetingId, memberId }),
  ]
  const stays = staysOf(acts, endedAt)
  if (isSameStays(before, stays)) return false
  await tx
    .deleteFrom('meetingPresence')
    .where('meetingId', '=', meetingId)
    .where('memberId', '=', memberId)
    .execute()
  if (stays.length > 0)
    await tx
      .insertInto('meetingPresence')
      .values(stays.map((stay) => ({ meetingId, memberId, ...stay })))
      .execute()
  return true
}

function listStays(tx: Db, { meetingId, memberId }: Person) {
  return tx
    .selectFrom('meetingPresence')
    .select(['cameAt', 'leftAt'])
    .where('meetingId', '=', meetingId)
    .where('memberId', '=', memberId)
    .orderBy('id')
    .execute()
}

function listActs(tx: Db, { meetingId, memberId }: Person): Promise<{ kind: DoorActKind; madeAt: Date }[]> {
  return tx
    .selectFrom('meetingAct')
    .select(['kind', 'madeAt'])
    .where('meetingId', '=', meetingId)
    .where('memberId', '=', memberId)
    .orderBy('madeAt')
    .orderBy('number')
    .execute()
}

async function whereHeStands(tx: Db, person: Person): Promise<Noted> {
  const [who, last] = [await findVoter(tx, person), (await listStays(tx, person)).at(-1)]
  return {
    memberId: person.memberId,
    name: who ? `${who.firstName} ${who.lastName}` : '',
    votes: who?.standing === 'votes',
    isHere: last !== undefined && last.leftAt === null,
    cameAt: last?.cameAt ?? null,
    leftAt: last?.leftAt ?? null,
  }
}
