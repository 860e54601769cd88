import { defineWords } from '../../ground/values/words.ts'

export const chartWords = defineWords({
  title: { cs: 'Klub v číslech', en: 'The club in numbers' },
  years: { cs: 'Členové rok po roce', en: 'Members year by year' },
  yearsLead: { cs: 'Dnes {members} a {applicants}.', en: '{members} and {applicants} today.' },
  divisions: { cs: 'Členové podle divizí', en: 'Members by division' },
  noDivision: { cs: 'Bez divize', en: 'No division' },
  rides: { cs: 'Jezdci na akcích', en: 'Riders at events' },
  fees: { cs: 'Zaplacené příspěvky', en: 'Fees paid' },
  hog: { cs: 'Platnost čísel HOG', en: 'Validity of HOG numbers' },
  valid: { cs: 'Platné', en: 'Valid' },
  expiring: { cs: 'Končí do měsíce', en: 'Ending within a month' },
  expired: { cs: 'Propadlé', en: 'Expired' },
  missing: { cs: 'Chybí', en: 'Missing' },
  year: { cs: 'Rok', en: 'Year' },
  month: { cs: 'Měsíc', en: 'Month' },
  members: { cs: 'Členů', en: 'Members' },
  division: { cs: 'Divize', en: 'Division' },
  state: { cs: 'Stav', en: 'State' },
  events: { cs: 'Akcí', en: 'Events' },
  people: { cs: 'Jezdců {year}', en: 'Riders {year}' },
  payments: { cs: 'Plateb', en: 'Payments' },
})
