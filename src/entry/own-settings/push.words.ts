import { defineWords } from '../../ground/values/words.ts'

export const pushScreenWords = defineWords({
  title: { cs: 'Upozornění v zařízení', en: 'Notifications on a device' },
  panel: {
    cs: 'Telefon nebo počítač ti může dát vědět hned: o pozvánce, změně akce, volném místě nebo platbě.',
    en: 'A phone or a computer can let you know at once: of an invitation, a changed event, a free place or a payment.',
  },
  open: { cs: 'Nastavit upozornění', en: 'Set notifications' },
  lead: {
    cs: 'Upozornění chodí vedle e-mailů, nikdy místo nich. Stojí v nich jen, čeho se týkají: žádná jména, místa ani částky.',
    en: 'Notifications come beside e-mails, never instead of them. They say only what they are about: no names, places or amounts.',
  },
  thisDevice: { cs: 'Tohle zařízení', en: 'This device' },
  turnOn: { cs: 'Zapnout v tomhle zařízení', en: 'Turn on for this device' },
  asks: {
    cs: 'Prohlížeč se pak zeptá, jestli smí upozornění ukazovat.',
    en: 'The browser will then ask whether it may show notifications.',
  },
  isOn: {
    cs: 'Tady jsou upozornění zapnutá. O čem chceš vědět, vybereš níž.',
    en: 'Notifications are on here. What you want to know about is chosen below.',
  },
  noScript: {
    cs: 'Zapnout je jde jen s JavaScriptem.',
    en: 'They can only be turned on with JavaScript.',
  },
  unknown: {
    cs: 'Tenhle prohlížeč upozornění neumí, nebo stránka není otevřená přes https.',
    en: 'This browser cannot show notifications, or the page is not open over https.',
  },
  apple: { cs: 'Na iPhonu a iPadu nejdřív na plochu', en: 'On an iPhone or iPad, the home screen first' },
  apple1: {
    cs: 'Otevři klubovnu v Safari a klepni dole na tlačítko sdílení (čtverec se šipkou).',
    en: 'Open the clubhouse in Safari and tap the share button (a square with an arrow).',
  },
  apple2: { cs: 'Vyber Přidat na plochu a potvrď.', en: 'Choose Add to Home Screen and confirm.' },
  apple3: {
    cs: 'Otevři klubovnu z plochy, přihlas se a zapni upozornění tady.',
    en: 'Open the clubhouse from the home screen, sign in and turn notifications on here.',
  },
  denied: {
    cs: 'Prohlížeč má upozornění z klubovny zakázaná. Povol je v nastavení stránky (zámek vedle adresy) a načti ji znovu.',
    en: 'The browser blocks notifications from the clubhouse. Allow them in the settings of the page (the lock beside the address) and reload it.',
  },
  off: { cs: 'Tahle klubovna upozornění neposílá.', en: 'This clubhouse sends no notifications.' },
  turnedOn: { cs: 'Upozornění jsou zapnutá.', en: 'Notifications are on.' },
  failed: { cs: 'Upozornění se nepodařilo nastavit.', en: 'The notifications could not be set.' },
  devices: { cs: 'Kde jsou zapnutá', en: 'Where they are on' },
  none: { cs: 'Zatím v žádném zařízení.', en: 'On no device yet.' },
  unnamed: { cs: 'Neznámé zařízení', en: 'Unknown device' },
  since: { cs: 'od {day}', en: 'since {day}' },
  told: { cs: 'naposledy {moment}', en: 'last on {moment}' },
  notTold: { cs: 'zatím nic nepřišlo', en: 'nothing has come yet' },
  about: { cs: 'O čem chceš vědět', en: 'What you want to know about' },
  invitation: { cs: 'Pozvánka na akci', en: 'An invitation to an event' },
  change: { cs: 'Změna nebo zrušení akce', en: 'An event changed or cancelled' },
  place: { cs: 'Místo pro náhradníka', en: 'A place from the waiting list' },
  payment: { cs: 'Platba dorazila', en: 'A payment has arrived' },
  queue: { cs: 'Něco čeká ve správě klubu', en: 'Something waits in the administration' },
  save: { cs: 'Uložit výběr', en: 'Save the choice' },
  saved: { cs: 'Výběr je uložený.', en: 'The choice is saved.' },
  turnOff: { cs: 'Vypnout', en: 'Turn off' },
  turnOffNamed: { cs: 'Vypnout upozornění: {device}', en: 'Turn notifications off: {device}' },
  turnedOff: { cs: 'Tam už nic nepřijde.', en: 'Nothing will come there any more.' },
})
