import { AFTER_SENT } from '../src/after-sent.server.ts'
import { LETTERS } from '../src/letters.ts'
import type { MailRoom } from '../src/ground/mail/mail-room.ts'
import type { Postman } from '../src/ground/mail/smtp.server.ts'

export const TEST_SECRET = 'a secret that only the tests know, long enough'

export function aMailRoom(postman: Postman | null = null): MailRoom {
  return {
    letters: LETTERS,
    afterSent: AFTER_SENT,
    postman: () => Promise.resolve(postman),
    origin: 'https://klub.test',
    clubName: () => Promise.resolve('Moravští jezdci'),
  }
}
