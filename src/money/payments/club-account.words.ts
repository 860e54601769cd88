import { defineWords } from '../../ground/values/words.ts'

export const clubAccountWords = defineWords({
  account: { cs: 'Bankovní účet', en: 'Bank account' },
  accountText: {
    cs: 'Sem členové platí příspěvky a posílají dary. Číslo jde do QR kódů, pokynů k platbě a upomínek.',
    en: 'Members pay fees and send donations here. The number goes into QR codes, instructions and reminders.',
  },
  accountNumber: { cs: 'Číslo účtu s kódem banky', en: 'Account number with the bank code' },
  accountHint: { cs: 'Třeba 19-2000145399/0800.', en: 'Such as 19-2000145399/0800.' },
  iban: { cs: 'IBAN', en: 'IBAN' },
  ibanUnknown: { cs: 'dopočítá se z čísla účtu', en: 'is computed from the number' },
  accountWarning: {
    cs: 'Po uložení ukážou klubovna i nové e-maily hned nový účet. Co už odešlo nebo je vytištěné, má dál ten starý: nech ho proto ještě chvíli otevřený.',
    en: 'Once saved, the clubhouse and new e-mails show the new account at once. What was sent or printed keeps the old one, so leave it open for a while.',
  },
  openPayments: {
    cs: {
      one: 'Na starý účet teď čeká {count} nezaplacená platba.',
      few: 'Na starý účet teď čekají {count} nezaplacené platby.',
      many: 'Na starý účet teď čeká {count} nezaplacené platby.',
      other: 'Na starý účet teď čeká {count} nezaplacených plateb.',
    },
    en: {
      one: '{count} open payment was asked for on the old account.',
      other: '{count} open payments were asked for on the old account.',
    },
  },
  accountSave: { cs: 'Uložit účet', en: 'Save the account' },
  none: { cs: 'Zatím žádný.', en: 'None so far.' },
  onlyTreasurer: {
    cs: 'Účet mění jen Pokladník a Webmaster, na stránce Banka. Za číslem účtu jdou všechny platby klubu.',
    en: 'The account is changed by the Treasurer and the Webmaster only, on the page Bank. All payments of the club follow it.',
  },
  failed: { cs: 'Účet se nezměnil.', en: 'The account was not changed.' },
})
