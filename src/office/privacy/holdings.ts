import type { Holding } from './holding.ts'
import { GUEST_HOLDINGS, MONEY_HOLDINGS } from './holdings-money.ts'
import { MEETING_HOLDINGS } from './holdings-meetings.ts'
import { KEY_HOLDINGS } from './holdings-keys.ts'
import { PEOPLE_HOLDINGS } from './holdings-people.ts'
import { CLUB_HOLDINGS, RECORD_HOLDINGS } from './holdings-records.ts'

// Every table of the database: how a person is found in it, what of it he is given, what forgetting him does there. A test holds
// this against the database itself; a table or a pointer that is silent here fails it. Erasing goes through it top to bottom.
export const HOLDINGS: Readonly<Record<string, Holding>> = {
  ...PEOPLE_HOLDINGS,
  ...MEETING_HOLDINGS,
  ...KEY_HOLDINGS,
  ...MONEY_HOLDINGS,
  ...RECORD_HOLDINGS,
  ...CLUB_HOLDINGS,
  ...GUEST_HOLDINGS,
}
