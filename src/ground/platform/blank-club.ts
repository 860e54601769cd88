import type { Club } from './request-context.ts'

/** A club of which nothing is known but that it is one: what a page that failed falls back to. It travels with every screen. */
export const BLANK_CLUB: Club = {
  name: 'Klubovna',
  shortName: 'K',
  foundedIn: 2024,
  claim: { cs: '', en: '' },
  intro: { cs: '', en: '' },
  contact: { email: '', street: '', city: '', postalCode: '', registrationNumber: '' },
  logo: null,
  colour: null,
  off: [],
  applicantStage: false,
  officersStep: false,
  officersIdleHours: 12,
  membersIdleDays: 14,
  look: {},
}
