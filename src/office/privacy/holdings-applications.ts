import type { Holding } from './holding.ts'

const OF_MEMBER = 'member_id = any(:members)'

// What is kept about whoever applied, and about those who were asked about him.
export const APPLICATION_HOLDINGS: Readonly<Record<string, Holding>> = {
  application: {
    name: { cs: 'Přihlášky do klubu', en: 'Applications' },
    points: ['member_id'],
    acted: ['decided_by'],
    about: `${OF_MEMBER} or id = any(:applications)`,
    hidden: ['form_id'],
    erasure: 'delete',
  },
  application_match_refusal: {
    name: { cs: 'Přihláška není tento člen', en: 'An application that is not this member' },
    points: ['member_id'],
    acted: ['refused_by'],
    about: `${OF_MEMBER} or application_id = any(:applications)`,
    erasure: 'delete',
  },
  application_sponsor: {
    name: { cs: 'Doporučení v přihláškách', en: 'Recommendations in applications' },
    points: ['member_id'],
    about: `${OF_MEMBER} or application_id = any(:applications)`,
    erasure: 'delete',
  },
}
