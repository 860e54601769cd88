import { defineWords } from '../../ground/values/words.ts'

export const thanksWords = defineWords({
  title: { cs: 'Díky, že jsi s námi', en: 'Thanks for being with us' },
  unknown: { cs: 'Taková stránka tu není', en: 'There is no such page' },
  off: { cs: 'Tuhle část klub nepoužívá', en: 'The club does not use this part' },
  notAllowed: { cs: 'Sem tě role nepustí', en: 'Your role does not reach this page' },
  unknownText: {
    cs: 'Adresa je nejspíš opsaná s chybou, nebo stránka mezitím zmizela.',
    en: 'The address was probably copied with a mistake, or the page is gone.',
  },
  offText: {
    cs: 'Údaje zůstaly. Zpátky ji zapne, kdo spravuje klub: Správa, Klub.',
    en: 'Its data are kept. Whoever administers the club can switch it on again: Administration, Club.',
  },
  notAllowedText: {
    cs: 'Smí sem {roles}. Potřebuješ sem taky? Řekni si o oprávnění webmasterovi.',
    en: 'It is open to: {roles}. If you need it, ask the webmaster for the permission.',
  },
  and: { cs: ' a\u00a0', en: ' and ' },
  text: {
    cs: 'Tvoje role v klubu je {role}.',
    en: 'Your role in the club is {role}.',
  },
  open: { cs: 'Sem můžeš', en: 'Where you can go' },
  signOut: { cs: 'Odhlásit se', en: 'Sign out' },
})

/** What each part is good for, in a few words. */
export const doorWords = defineWords({
  dashboard: { cs: 'tvoje karta a co se chystá', en: 'your card and what is coming' },
  members: { cs: 'kdo je v klubu', en: 'who is in the club' },
  events: { cs: 'vyjížďky a setkání', en: 'rides and meetings' },
  news: { cs: 'co je v klubu nového', en: 'what is new in the club' },
  documents: { cs: 'zápisy a dokumenty ke stažení', en: 'minutes and documents to download' },
  donate: { cs: 'jak klubu přispět', en: 'how to give to the club' },
  applications: { cs: 'kdo chce k nám', en: 'who wants to join' },
  ritual: {
    cs: 'kdo čeká na rituál a na to, co je po něm',
    en: 'who waits for the ritual and for what comes after it',
  },
  leaving: { cs: 'kdo chce z klubu odejít', en: 'who wants to leave the club' },
  hog: { cs: 'čísla, která chybí nebo vypršela', en: 'numbers missing or expired' },
  patches: { cs: 'nášivky, které se mají vrátit', en: 'patches to be returned' },
  fees: { cs: 'platby, upomínky a zůstatek', en: 'payments, reminders and the balance' },
  messages: { cs: 'e-mail divizi, štítku nebo akci', en: 'a mail to a division, a tag or an event' },
  meetings: { cs: 'schůze členů', en: 'meetings of the members' },
  matches: { cs: 'co k sobě možná patří', en: 'what may belong together' },
  sprava: { cs: 'účty, role a nastavení klubu', en: 'accounts, roles and club settings' },
  membership: { cs: 'tvoje členství a platby', en: 'your membership and payments' },
  profile: { cs: 'co o tobě klub ví', en: 'what the club knows about you' },
  settings: { cs: 'jazyk, vzhled, heslo a zařízení', en: 'language, theme, password and devices' },
})
