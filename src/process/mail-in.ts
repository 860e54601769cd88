import { AFTER_RETURNED } from '../after-sent.server.ts'
import { MOST_READ, readIncoming } from '../ground/mail/incoming.ts'
import { type TakenIn, takeInMail } from '../ground/mail/take-in-mail.server.ts'
import type { House } from './house.server.ts'

/** What mail servers read as *keep it and come again*; whatever else but zero would send the letter back to its sender. */
const COME_AGAIN = 75

/** How the command ends, and what mail servers write into their logs. */
type Answer = { readonly code: number; readonly said: string }

/**
 * One letter as a mail server hands it to a command. What is not ours ends here: the house is not opened for it, so that whoever writes
 * to the address costs little.
 */
export async function mailIn(
  open: () => Promise<House>,
  { letter, describe }: { letter: AsyncIterable<Buffer>; describe: (error: unknown) => string },
): Promise<Answer> {
  try {
    const incoming = readIncoming(await readHead(letter))
    if (incoming.kind === 'other') return told('not_ours')
    const house = await open()
    try {
      return told(await takeInMail(house.db, incoming, AFTER_RETURNED))
    } finally {
      await house.close()
    }
  } catch (error) {
    return { code: COME_AGAIN, said: describe(error) }
  }
}

function told(outcome: TakenIn): Answer {
  return { code: outcome === 'later' ? COME_AGAIN : 0, said: outcome }
}

/** The rest is taken from the mail server as well, and thrown away. */
async function readHead(letter: AsyncIterable<Buffer>): Promise<string> {
  const kept: Buffer[] = []
  let length = 0
  for await (const chunk of letter) {
    if (length < MOST_READ) kept.push(chunk)
    length += chunk.length
  }
  return Buffer.concat(kept).toString('latin1')
}
