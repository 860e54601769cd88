import type { Club } from './request-context.ts'

/** A club nobody has told anything about yet. */
export const NEW_CLUB: Club = {
  name: 'Klubovna',
  shortName: 'K',
  foundedIn: 2024,
  claim: { cs: 'Spolu dojedeme dál', en: 'Together we ride further' },
  intro: {
    cs: 'Motorkářský klub, který právě otevírá dveře.',
    en: 'A motorcycle club that is just opening its doors.',
  },
  contact: { email: '', street: '', city: '', postalCode: '', registrationNumber: '' },
  logo: null,
  colour: null,
  off: [],
  applicantStage: false,
  look: {},
}
