import { sql } from 'kysely'
import { now } from '../platform/clock.server.ts'
import { log } from '../platform/log.server.ts'
import { alive } from '../platform/watch-held.server.ts'
import { speak } from '../values/words.ts'
import type { Db } from '../../tables.ts'
import { encrypt, type KeyPair, signedIntroduction } from './encryption.server.ts'
import {
  claimNotes,
  deleteNote,
  type DueNote,
  GOOD_FOR_SECONDS,
  keepNotes,
  postponeNote,
  settleTold,
} from './notes.server.ts'
import { inTransaction } from '../postgres/transaction.server.ts'
import { findPushKeys } from './push-keys.server.ts'
import { handOver, type Reply } from '../outside/hand-over.server.ts'
import { outsideReach, outsideRules } from '../outside/reach.server.ts'
import { pushWords } from './push.words.ts'

const AT_ONCE = 10
/** Seconds until the next try; after the last one the news is old, and the letter told it. */
const RETRIES = [60, 300, 1800, 7200] as const
const LONGEST_WAIT = 7200

/** Tells everybody who waits to be told, some at a time; stops between two rounds when the house closes. */
export async function sendPush(
  db: Db,
  { origin, signal }: { readonly origin: string; readonly signal?: AbortSignal },
): Promise<void> {
  const keys = await findPushKeys(db)
  let notes = await claimNotes(db, AT_ONCE)
  while (notes.length > 0) {
    const [round, ids] = [notes, notes.map(({ id }) => id)]
    await alive(
      () => keepNotes(db, ids),
      () => Promise.all(round.map((note) => tell(db, note, { origin, keys }))),
    )
    notes = signal?.aborted ? [] : await claimNotes(db, AT_ONCE)
  }
}

type Sender = { readonly origin: string; readonly keys: KeyPair | null }

async function tell(db: Db, note: DueNote, { origin, keys }: Sender): Promise<void> {
  if (note.isStale || keys === null || outsideReach() === 'off') return deleteNote(db, note.id)
  const reply = await handOver(messageOf(note, { origin, keys }), outsideRules())
  return settle(db, note, reply)
}

function messageOf(note: DueNote, { origin, keys }: { readonly origin: string; readonly keys: KeyPair }) {
  const { id, topic, path, endpoint, language } = note
  const say = speak(pushWords, language ?? 'cs')
  const tag = `k${id}`
  const text = JSON.stringify({ title: say(topic), body: say(`${topic}Text`), path, tag })
  const subject = origin.startsWith('https:') ? origin : 'mailto:klubovna@localhost'
  const audience = new URL(endpoint).origin
  return {
    endpoint,
    headers: {
      authorization: signedIntroduction(keys, { audience, subject, now: now() }),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(GOOD_FOR_SECONDS),
      urgency: 'normal',
      // One that was sent twice because nobody heard the answer takes the place of the first.
      topic: tag,
    },
    body: encrypt(note, Buffer.from(text)),
  }
}

const GONE = [404, 410]
const LATER = [408, 429]

async function settle(db: Db, note: DueNote, reply: Reply): Promise<void> {
  if ('forbidden' in reply || ('status' in reply && GONE.includes(reply.status)))
    return forgetSubscription(db, note.subscriptionId)
  if ('status' in reply && reply.status >= 200 && reply.status < 300) {
    return inTransaction(db, async (tx) => {
      await settleTold(tx, note)
      await markTold(tx, note.subscriptionId)
    })
  }
  const isPassing = 'unreached' in reply || reply.status >= 500 || LATER.includes(reply.status)
  const wait = RETRIES[note.attempts - 1]
  log.warn({ note: note.id, reply }, 'a push service did not take a message')
  if (!isPassing || wait === undefined) return deleteNote(db, note.id)
  const asked = 'status' in reply ? (reply.retryAfter ?? 0) : 0
  return postponeNote(db, note.id, Math.min(LONGEST_WAIT, Math.max(wait, asked)))
}

/** The browser is not there any more; what waited for it goes with it. */
async function forgetSubscription(db: Db, id: number): Promise<void> {
  await db.deleteFrom('pushSubscription').where('id', '=', id).execute()
}

async function markTold(db: Db, id: number): Promise<void> {
  await db
    .updateTable('pushSubscription')
    .set({ toldAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}
