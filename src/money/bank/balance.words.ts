import { defineWords } from '../../ground/values/words.ts'

export const balanceWords = defineWords({
  balanceAt: { cs: 'zůstatek k {when}', en: 'balance as of {when}' },
  read: { cs: 'Načíst z banky', en: 'Read the bank' },
  failed: { cs: 'Zůstatek se nepodařilo načíst.', en: 'The balance could not be loaded.' },
  why: { cs: 'Proč a co s tím', en: 'Why, and what to do' },
  off: { cs: 'Banka není připojená.', en: 'The bank is not connected.' },
  connect: { cs: 'Připojit banku', en: 'Connect the bank' },
  noBalance: { cs: 'Zůstatek zatím neznáme.', en: 'The balance is not known yet.' },
  readDone: {
    cs: {
      one: 'Načteno. {count} nový pohyb, spárováno: {paired}.',
      few: 'Načteno. {count} nové pohyby, spárováno: {paired}.',
      other: 'Načteno. {count} nových pohybů, spárováno: {paired}.',
    },
    en: {
      one: 'Read. {count} new movement, paired: {paired}.',
      other: 'Read. {count} new movements, paired: {paired}.',
    },
  },
  readNothing: { cs: 'Načteno. Nic nového.', en: 'Read. Nothing new.' },
})
