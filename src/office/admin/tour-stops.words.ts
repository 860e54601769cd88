import { defineWords } from '../../ground/values/words.ts'

/** What is said at each stop. */
export const stopWords = defineWords({
  dashboard: {
    cs: 'Vítej v klubovně. Nahoře vždycky stojí, co čeká na tebe; pod tím, co klub chystá.',
    en: 'Welcome to the clubhouse. On top always stands what waits for you; below, what the club is up to.',
  },
  events: {
    cs: 'Jízdy a schůze celé sezony. Na jízdu se přihlásíš jedním klepnutím, když je plno, čekáš v pořadí.',
    en: 'Rides and meetings of the whole season. One tap takes you along; where it is full, you wait in the queue.',
  },
  members: {
    cs: 'Lidé klubu. Napiš jméno nebo přezdívku a zavolej rovnou odsud.',
    en: 'People of the club. Type a name or a nickname and call right from here.',
  },
  membership: {
    cs: 'Tvoje průkazka s kódem, co máš zaplatit a tvoje cesta klubem.',
    en: 'Your card with its code, what you are to pay, and your way through the club.',
  },
  profile: {
    cs: 'Tvoje údaje. Pod každou částí stojí, kdo ji vidí; měníš je sám.',
    en: 'Your data. Under each part stands who sees it; you change it yourself.',
  },
  photo: {
    cs: 'Přidej si fotku, ať tě ostatní na srazu poznají.',
    en: 'Add a photo, so that others know you at the meeting point.',
  },
  settings: {
    cs: 'Jazyk, vzhled a které e-maily chceš. Odsud odhlásíš i ztracený telefon.',
    en: 'Language, theme and which e-mails you want. A lost phone is signed out from here.',
  },
  fees: {
    cs: 'Příspěvky roku: vygenerovat všem jedním tlačítkem, zbytek hlídá klubovna.',
    en: 'The fees of the year: made for everybody by one button, the clubhouse watches the rest.',
  },
  pairing: {
    cs: 'Co přišlo z banky a klubovna si nebyla jistá. U každého návrhu stojí proč.',
    en: 'What came from the bank and the clubhouse was not sure about. Each suggestion says why.',
  },
  pending: {
    cs: 'Na které peníze se čeká. Hotovost zapíšeš u řádku.',
    en: 'Money that is awaited. Cash is recorded at its row.',
  },
  hog: {
    cs: 'Komu chybí číslo HOG a komu brzy vyprší.',
    en: 'Whose HOG number is missing and whose expires soon.',
  },
  ritual: {
    cs: 'Kdo čeká na rituál a na to, co je po něm.',
    en: 'Who waits for the ritual and for what comes after it.',
  },
  patches: { cs: 'Nášivky, které se mají vrátit.', en: 'Patches that are to come back.' },
  applications: {
    cs: 'Kdo chce do klubu. Klubovna upozorní, když ho už možná známe.',
    en: 'Who wants to join. The clubhouse says when we may know them already.',
  },
  news: { cs: 'Co klub říká svým lidem i světu.', en: 'What the club says to its people and to the world.' },
  sprava: {
    cs: 'Klub sám: funkce, texty, zálohy, záznam změn.',
    en: 'The club itself: titles, texts, backups, the record of changes.',
  },
  accounts: { cs: 'Kdo se smí přihlásit a co smí.', en: 'Who may sign in and what they may do.' },
  system: {
    cs: 'Jednou týdně se podívej sem. Co je zelené, nech být.',
    en: 'Look here once a week. What is green, leave alone.',
  },
  search: {
    cs: 'Nejrychlejší cesta kamkoli: Ctrl+K, v telefonu lupa. Jak na kterou stránku, ví otazník v rohu, v telefonu Nápověda dole.',
    en: 'The quickest way anywhere: Ctrl+K, on a phone the magnifying glass. How a page is done is told by the question mark in the corner, on a phone by Help at the bottom.',
  },
})
