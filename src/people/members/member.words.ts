import { defineWords } from '../../ground/values/words.ts'

export const badgeWords = defineWords({
  lifeTime: { cs: 'doživotní', en: 'lifetime' },
  olderDebt: { cs: 'dluží za {year}', en: 'owes for {year}' },
  approved: { cs: 'schválený', en: 'approved' },
  ritual: { cs: 'má rituál', en: 'ritual done' },
  frontPatch: { cs: 'malá', en: 'front' },
  backPatch: { cs: 'zádová', en: 'back' },
  frontPatchWhole: { cs: 'malá nášivka', en: 'front patch' },
  backPatchWhole: { cs: 'zádová nášivka', en: 'back patch' },
  excluded: { cs: 'vyloučený', en: 'excluded' },
  archived: { cs: 'archivovaný', en: 'archived' },
  noPatch: { cs: 'žádná', en: 'none' },
  waiting: { cs: 'čeká', en: 'waiting' },
  missing: { cs: 'chybí', en: 'missing' },
  expired: { cs: 'vypršelo', en: 'expired' },
  deactivated: { cs: 'účet vypnut', en: 'account off' },
  done: { cs: 'má', en: 'done' },
  emailFault: { cs: 'e-mail nefunguje', en: 'e-mail does not work' },
  none: { cs: 'bez divize', en: 'no division' },
  noAccount: { cs: 'bez účtu', en: 'no account' },
})

/** Badges as filters: whole words, where the list has no column title beside them. */
export const badgeFilterWords = defineWords({
  lifeTime: { cs: 'Doživotní člen', en: 'Lifetime member' },
  approved: { cs: 'Schválený', en: 'Approved' },
  ritual: { cs: 'Má rituál', en: 'Ritual done' },
  frontPatch: { cs: 'Malá nášivka', en: 'Front patch' },
  backPatch: { cs: 'Zádová nášivka', en: 'Back patch' },
  excluded: { cs: 'Vyloučený', en: 'Excluded' },
  archived: { cs: 'Archivovaný', en: 'Archived' },
})
