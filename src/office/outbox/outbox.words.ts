import { defineWords } from '../../ground/values/words.ts'

export const outboxWords = defineWords({
  title: { cs: 'Pošta', en: 'Mail' },
  letters: {
    cs: { one: '{count} e-mail', few: '{count} e-maily', many: '{count} e-mailu', other: '{count} e-mailů' },
    en: { one: '{count} e-mail', other: '{count} e-mails' },
  },
  tabs: { cs: 'E-maily podle stavu', en: 'E-mails by state' },
  list: { cs: 'E-maily', en: 'E-mails' },
  loadFailed: { cs: 'Poštu se nepodařilo načíst.', en: 'The mail could not be loaded.' },
  server: { cs: 'Server a limity', en: 'Server and limits' },
  test: { cs: 'Poslat zkušební e-mail sobě', en: 'Send a test e-mail to myself' },
  testPosted: {
    cs: 'Zkušební e-mail na {to} je ve frontě.',
    en: 'The test e-mail to {to} is in the queue.',
  },
  failed: { cs: 'Nepodařilo se zpracovat požadavek', en: 'The request could not be processed' },
  filter: { cs: 'Filtr pošty', en: 'Mail filter' },
  search: { cs: 'Jméno nebo adresa', en: 'Name or address' },
  template: { cs: 'Druh', en: 'Kind' },
  anyTemplate: { cs: 'Všechny druhy', en: 'All kinds' },
  from: { cs: 'Od', en: 'From' },
  to: { cs: 'Do', en: 'To' },
  filters: { cs: 'Filtry', en: 'Filters' },
  apply: { cs: 'Filtrovat', en: 'Filter' },
  clear: { cs: 'Zrušit filtr', en: 'Clear filter' },
  onlyOne: { cs: 'Jen {name}', en: 'Only {name}' },
  select: { cs: 'Vybrat e-mail pro {name}', en: 'Select the e-mail for {name}' },
  selectAll: { cs: 'Vybrat vše na stránce', en: 'Select all on this page' },
  emptyWaiting: { cs: 'Fronta je prázdná, všechno odešlo.', en: 'The queue is empty, everything has gone.' },
  emptySent: { cs: 'Zatím nic neodešlo.', en: 'Nothing has been sent yet.' },
  emptyFailed: {
    cs: 'Nic se nevrátilo. Tak to má být.',
    en: 'Nothing was refused. That is how it should be.',
  },
  emptyCancelled: { cs: 'Nikdo nic nezrušil.', en: 'Nothing was cancelled.' },
  emptyAll: { cs: 'Klub ještě nenapsal ani řádek.', en: 'The club has not written a line yet.' },
  emptyFiltered: { cs: 'Tomuhle filtru nic neodpovídá.', en: 'Nothing matches this filter.' },
  resend: { cs: 'Poslat znovu', en: 'Send again' },
  cancel: { cs: 'Zrušit odeslání', en: 'Cancel sending' },
  resendQuestion: {
    cs: 'Komu už e-mail přišel, přijde podruhé.',
    en: 'Those who have the e-mail already will get it a second time.',
  },
  cancelQuestion: { cs: 'Zrušené e-maily nikomu nepřijdou.', en: 'Cancelled e-mails reach nobody.' },
  resent: { cs: 'E-mail jde znovu do fronty.', en: 'The e-mail is in the queue again.' },
  cancelled: { cs: 'E-mail je zrušený.', en: 'The e-mail is cancelled.' },
})

export const tabWords = defineWords({
  all: { cs: 'Vše', en: 'All' },
  waiting: { cs: 'Čekají', en: 'Waiting' },
  sent: { cs: 'Odeslané', en: 'Sent' },
  failed: { cs: 'Nedoručené', en: 'Not delivered' },
  cancelled: { cs: 'Zrušené', en: 'Cancelled' },
})

/** Why a letter is where it is, in one line under it. */
export const fateWords = defineWords({
  posted: { cs: 'zadáno {when}', en: 'posted {when}' },
  sentAt: { cs: 'odešlo {when}', en: 'sent {when}' },
  now: { cs: 'odejde teď', en: 'goes now' },
  expected: { cs: 'odejde asi {when} (limit odesílání)', en: 'goes about {when} (sending limit)' },
  retry: { cs: 'další pokus {when}', en: 'next try {when}' },
  noServer: { cs: 'čeká na poštovní server', en: 'waits for a mail server' },
  resting: {
    cs: 'server teď neodpovídá, zkusíme to znovu {when}',
    en: 'the server does not answer, next try {when}',
  },
  dead_address: { cs: 'adresa nefunguje', en: 'the address does not work' },
  obsolete: { cs: 'odkaz mezitím přestal platit', en: 'its link is no longer valid' },
  unsubscribed: { cs: 'tyhle e-maily si nepřeje', en: 'does not want these e-mails' },
  membership_closed: { cs: 'členství mezitím skončilo', en: 'the membership ended meanwhile' },
  maybe_arrived: {
    cs: 'spojení se přerušilo při předání; sám se podruhé nepošle',
    en: 'cut off while it was handed over; it does not go again by itself',
  },
  by_hand: { cs: 'zrušeno ručně', en: 'cancelled by hand' },
  invalid_address: { cs: 'tohle není e-mailová adresa', en: 'this is no e-mail address' },
  cameBack: { cs: 'vrátil se: {why}', en: 'came back: {why}' },
  cannot_be_written: { cs: 'nepodařilo se ho napsat ({why})', en: 'it could not be written ({why})' },
  too_many_tries: {
    cs: 'ani po deseti pokusech se ho nepodařilo odeslat',
    en: 'ten attempts to send it have failed',
  },
  house_trouble: {
    cs: 'klubovna měla potíže, zkusí to znovu',
    en: 'the clubhouse was in trouble, it will try again',
  },
  unknown_letter: { cs: 'tenhle druh e-mailu už neznáme', en: 'this kind of e-mail is no longer known' },
})

export const letterWords = defineWords({
  to: { cs: 'Komu', en: 'To' },
  person: { cs: 'Člen', en: 'Member' },
  posted: { cs: 'Zadáno', en: 'Posted' },
  sent: { cs: 'Odesláno', en: 'Sent' },
  state: { cs: 'Stav', en: 'State' },
  html: { cs: 'Jak vypadá', en: 'As it looks' },
  text: { cs: 'Jako text', en: 'As text' },
  view: { cs: 'Náhled e-mailu', en: 'Preview of the e-mail' },
  masked: {
    cs: 'Jednorázové odkazy jsou tu zakryté, patří jen adresátovi.',
    en: 'One-time links are hidden here, they belong to the addressee only.',
  },
  unknown: {
    cs: 'Tenhle druh e-mailu už neumíme ukázat.',
    en: 'This kind of e-mail can no longer be shown.',
  },
  attempts: { cs: 'Pokusy', en: 'Attempts' },
  noAttempts: { cs: 'Serveru ještě nabídnutý nebyl.', en: 'It was not offered to the server yet.' },
  sentOutcome: { cs: 'server ho převzal', en: 'the server took it' },
  refused: { cs: 'server odmítl', en: 'the server refused' },
  postponed: { cs: 'server ho chce později', en: 'the server wants it later' },
  unsure: { cs: 'spojení se přerušilo, možná přišel', en: 'the connection broke, it may have arrived' },
  unreached: { cs: 'server neodpověděl', en: 'the server did not answer' },
  reached: { cs: 'spojení funguje', en: 'the connection works' },
  returned: { cs: 'vrátil se', en: 'came back' },
  open: { cs: 'právě probíhá', en: 'in progress' },
})
