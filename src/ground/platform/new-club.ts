import { BLANK_CLUB } from './blank-club.ts'
import type { Club } from './request-context.ts'

/** A club nobody has told anything about yet. */
export const NEW_CLUB: Club = {
  ...BLANK_CLUB,
  claim: { cs: 'Spolu dojedeme dál', en: 'Together we ride further' },
  intro: {
    cs: 'Motorkářský klub, který právě otevírá dveře.',
    en: 'A motorcycle club that is just opening its doors.',
  },
}
