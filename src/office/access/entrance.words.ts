import { defineWords } from '../../ground/values/words.ts'

export const entranceWords = defineWords({
  title: { cs: 'Pozvat do klubovny', en: 'Invite in' },
  note: {
    cs: 'Uvnitř {inside}, čeká se na {awaited}.',
    en: '{inside} inside, {awaited} still awaited.',
  },
  lead: {
    cs: 'Pozvánka založí účet a pošle e-mail s odkazem na heslo. Dopisy odcházejí podle limitů pošty.',
    en: 'An invitation makes an account and sends a letter with a link to set a password. Letters go by the mail limits.',
  },
  tabs: { cs: 'Kdo ještě nepřišel', en: 'Who has not come in yet' },
  uninvited: { cs: 'Bez pozvánky', en: 'Not invited' },
  invited: { cs: 'Pozvaní, nepřišli', en: 'Invited, not in yet' },
  unreachable: { cs: 'Bez adresy', en: 'Without an address' },
  list: { cs: 'Kdo ještě nepřišel', en: 'Who has not come in yet' },
  emptyUninvited: {
    cs: 'Pozvánku má každý, kdo má adresu.',
    en: 'Everybody with an address has been invited.',
  },
  emptyInvited: { cs: 'Kdo dostal pozvánku, už přišel.', en: 'Everybody invited has come in.' },
  emptyUnreachable: {
    cs: 'Každá karta bez účtu má adresu.',
    en: 'Every card without an account has an address.',
  },
  email: { cs: 'E-mail', en: 'E-mail' },
  noEmail: { cs: 'chybí', en: 'missing' },
  invitedOn: { cs: 'Pozvánka', en: 'Invitation' },
  waiting: { cs: 'čeká v poště', en: 'waits in the outbox' },
  sent: { cs: 'odešla', en: 'sent' },
  failed: { cs: 'nedošla', en: 'not delivered' },
  stopped: { cs: 'zastavena', en: 'stopped' },
  expired: { cs: 'odkaz vypršel', en: 'link has run out' },
  none: { cs: 'zatím neodešla', en: 'not sent yet' },
  invite: { cs: 'Pozvat', en: 'Invite' },
  again: { cs: 'Pozvat znovu', en: 'Invite again' },
  card: { cs: 'Doplnit adresu', en: 'Add an address' },
  inviteAll: {
    cs: {
      one: 'Pozvat {count} člověka',
      few: 'Pozvat {count} lidi',
      many: 'Pozvat {count} člověka',
      other: 'Pozvat všech {count}',
    },
    en: { one: 'Invite {count} person', other: 'Invite all {count}' },
  },
  againAll: {
    cs: {
      one: 'Pozvat znovu {count} člověka',
      few: 'Pozvat znovu {count} lidi',
      many: 'Pozvat znovu {count} člověka',
      other: 'Pozvat znovu všech {count}',
    },
    en: { one: 'Invite {count} person again', other: 'Invite all {count} again' },
  },
  inviteQuestion: {
    cs: 'Každému vznikne účet a odejde mu e-mail s odkazem na nastavení hesla. Kdo na schválení teprve čeká, přijde jako Čekatel.',
    en: 'Each gets an account and a letter with a link to set a password. Whoever waits for approval comes in as an Applicant.',
  },
  againQuestion: {
    cs: 'Každému odejde nový odkaz, starší přestane platit.',
    en: 'Each gets a new link; the older one stops working.',
  },
  inLine: {
    cs: {
      one: '{count} pozvánka čeká v poště na limit.',
      few: '{count} pozvánky čekají v poště na limit.',
      many: '{count} pozvánky čeká v poště na limit.',
      other: '{count} pozvánek čeká v poště na limit.',
    },
    en: {
      one: '{count} invitation waits for the mail limit.',
      other: '{count} invitations wait for the mail limit.',
    },
  },
  stop: { cs: 'Zastavit pozvánky', en: 'Stop inviting' },
  heldBack: {
    cs: 'Zastaveno. Neodešlo dopisů: {letters}, nepozvaných zůstalo: {people}.',
    en: 'Stopped. Letters held back: {letters}, people left uninvited: {people}.',
  },
  done: { cs: 'Pozvánka: {name}', en: 'Invited: {name}' },
})
