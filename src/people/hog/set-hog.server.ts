import { recordAudit } from '../../ground/audit/audit.server.ts'
import { changesBetween } from '../../ground/audit/changes.ts'
import type { BatchWork } from '../../ground/batches/run-batch.server.ts'
import { type StartedBatch, startBatch } from '../../ground/batches/start-batch.server.ts'
import { labelledItems } from '../members/labelled-items.server.ts'
import { cardNumber, listName } from '../members/member.ts'
import { knowing } from '../../ground/postgres/broken-rule.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { asRecord, type Json } from '../../ground/tables/json.ts'
import { listHolders, lockHogCard, writeHog } from './hog-cards.server.ts'

export const HOG_BATCH = 'set-hog'

export type HogInput = {
  readonly memberId: number
  /** Null takes the number away; undefined leaves it as it is. */
  readonly hogNumber?: string | null | undefined
  /** The number that was on the card when it was looked at. */
  readonly was?: string | null | undefined
  readonly expiresOn?: string | null | undefined
  /** The card's version the officer saw, where he edits in place. */
  readonly version?: number | undefined
}

/** A card's HOG number and its expiry, old and new in the audit; what changes nothing leaves no trace. */
export async function setHog(db: Db, actorId: number, input: HogInput): Promise<void> {
  await inTransaction(db, async (tx) => {
    const card = await lockHogCard(tx, input.memberId)
    if (!card) throw new Refusal('not_found')
    if (card.archivedAt || card.excludedOn) throw new Refusal('card_closed')
    if (input.version !== undefined && input.version !== card.version) throw new Refusal('changed_meanwhile')
    // What was looked at in a pasted table: another number by now was given by somebody else, and is not written over.
    if (input.was !== undefined && input.was !== card.hogNumber) throw new Refusal('changed_meanwhile')

    const hog = wanted(card, input)
    const { hogNumber, hogExpiresOn } = card
    const changes = changesBetween({ hogNumber, hogExpiresOn }, { ...hog })
    if (changes.length === 0) return
    if (hog.hogNumber !== null && hog.hogNumber !== hogNumber) await refuseTaken(tx, hog.hogNumber)
    await writeOrRefuse(tx, input.memberId, hog)
    recordAudit(tx, { action: 'HOG_CHANGED', actorId, memberId: input.memberId, changes })
  })
}

type Hog = { readonly hogNumber: string | null; readonly hogExpiresOn: string | null }

/** A number that is taken away takes its expiry along; an expiry alone means nothing. */
function wanted(card: Hog, { hogNumber = card.hogNumber, expiresOn = card.hogExpiresOn }: HogInput): Hog {
  if (hogNumber !== null) return { hogNumber, hogExpiresOn: expiresOn }
  if (card.hogNumber === null) throw new Refusal('hog_number_first')
  return { hogNumber: null, hogExpiresOn: null }
}

async function refuseTaken(tx: Db, hogNumber: string): Promise<void> {
  const [holder] = await listHolders(tx, [hogNumber])
  if (holder)
    throw new Refusal('hog_number_taken', { holder: `${listName(holder)} (${cardNumber(holder.number)})` })
}

/** Two officers giving one number at the same moment: the index decides who was first. */
async function writeOrRefuse(tx: Db, memberId: number, hog: Hog): Promise<void> {
  await knowing({ member_by_hog_number: () => new Refusal('hog_number_taken') }, () =>
    writeHog(tx, memberId, hog),
  )
}

/** The same for a frozen list, as a run. */
export async function setManyHogs(
  db: Db,
  actorId: number,
  inputs: readonly HogInput[],
): Promise<StartedBatch> {
  const payloads = new Map(inputs.map(({ memberId, ...hog }) => [memberId, hog]))
  const items = await labelledItems(db, [...payloads.keys()])
  return startBatch(db, {
    kind: HOG_BATCH,
    actorId,
    items: items.map((item) => ({ ...item, payload: { ...payloads.get(item.id) } })),
  })
}

export const setHogWork: BatchWork = {
  title: { cs: 'Zápis čísel HOG', en: 'HOG numbers' },
  permission: 'hog.edit',
  perform: async (tx, { id, payload }, { actorId }) => {
    const { hogNumber, expiresOn, version, was } = asRecord(payload)
    await setHog(tx, actorId, {
      memberId: id,
      hogNumber: asText(hogNumber),
      expiresOn: asText(expiresOn),
      version: typeof version === 'number' ? version : undefined,
      was: asText(was),
    })
  },
}

function asText(value: Json | undefined): string | null | undefined {
  return typeof value === 'string' || value === null ? value : undefined
}
