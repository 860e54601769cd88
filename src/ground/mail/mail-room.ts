import type { Db } from '../../tables.ts'
import type { AfterSent } from './follow-up.server.ts'
import type { Letter } from './letter.ts'
import type { Postman } from './smtp.server.ts'

/** What the post needs to work with. */
export type MailRoom = {
  readonly letters: Readonly<Record<string, Letter>>
  /** What happens in the transaction that marks a letter sent, by the letter's name. */
  readonly afterSent: Readonly<Record<string, AfterSent>>
  /** Whoever carries letters right now; nobody where no mail server is set up. */
  readonly postman: (db: Db) => Promise<Postman | null>
  /** The public address of the club; links in letters are built from nothing else. */
  readonly origin: string
  readonly clubName: (db: Db) => Promise<string>
}
