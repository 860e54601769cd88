import { defineWords } from '../../ground/values/words.ts'

export const bulkWords = defineWords({
  'members-ritual': { cs: 'Schválit rituál', en: 'Approve the ritual' },
  'members-front-patch': { cs: 'Malá nášivka', en: 'Front patch' },
  'members-archive': { cs: 'Archivovat', en: 'Archive' },
  'invite-people': { cs: 'Pozvat do klubovny', en: 'Invite in' },
  change: { cs: 'Změnit najednou', en: 'Change many' },
  everybody: {
    cs: {
      one: 'Vybrat {count} odpovídajícího',
      few: 'Vybrat všechny {count} odpovídající',
      many: 'Vybrat všech {count} odpovídajícího',
      other: 'Vybrat všech {count} odpovídajících',
    },
    en: { one: 'Select the {count} that matches', other: 'Select all {count} that match' },
  },
  print: { cs: 'Tisk kartiček', en: 'Print cards' },
  merge: { cs: 'Sloučit', en: 'Merge' },
})

export const bulkQuestionWords = defineWords({
  'members-ritual': {
    cs: 'Všem vybraným se zapíše dnešní datum rituálu a malá nášivka.',
    en: 'Today’s day of the ritual and the front patch are recorded for all selected.',
  },
  'members-front-patch': {
    cs: 'Všem vybraným se zapíše malá nášivka předaná dnes.',
    en: 'The front patch given today is recorded for all selected.',
  },
  'members-archive': {
    cs: 'Vybraným skončí členství: účet se vypne, funkce skončí, místa na akcích se uvolní, příspěvky na další období se uzavřou, starší dluhy zůstanou, odejde dopis. Karty zmizí z běžného seznamu, nic se nesmaže.',
    en: 'The membership of all selected ends: the account is shut, offices end, places on events are given up, fees of coming periods closed, older debts kept, and a letter goes out. The cards leave the normal list, nothing is deleted.',
  },
  'invite-people': {
    cs: 'Kdo nemá účet, tomu vznikne a odejde mu e-mail s odkazem na nastavení hesla. Kdo účet už má, toho se to netýká.',
    en: 'Whoever has no account gets one, and a letter with a link to set a password. Those who have one are left alone.',
  },
})
