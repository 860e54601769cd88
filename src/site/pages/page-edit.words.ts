import { defineWords } from '../../ground/values/words.ts'

export const pageEditWords = defineWords({
  listTitle: { cs: 'Texty klubu', en: 'The club’s texts' },
  listLead: {
    cs: 'Veřejné stránky a stanovy. Každé uložení je nová verze a ke každé se dá vrátit.',
    en: 'Public pages and the rules. Every save is a new version, and you can return to each.',
  },
  stanovy: { cs: 'Stanovy', en: 'Rules' },
  soukromi: { cs: 'Ochrana soukromí', en: 'Privacy notice' },
  safe: { cs: 'Bezpečná jízda', en: 'Safe riding' },
  hoste: { cs: 'Podmínky pro hosty', en: 'Conditions for guests' },
  'hog-membership': { cs: 'Členství v HOG', en: 'HOG membership' },
  stanley: { cs: 'Stanley', en: 'Stanley' },
  version: { cs: 'Verze {version} ze dne {day}', en: 'Version {version} of {day}' },
  notWritten: { cs: 'zatím bez textu', en: 'not written yet' },

  editTitle: { cs: 'Úprava textu: {name}', en: 'Editing: {name}' },
  read: { cs: 'Zobrazit na webu', en: 'See it on the website' },
  history: { cs: 'Historie', en: 'History' },
  czech: { cs: 'Česky', en: 'In Czech' },
  english: { cs: 'Anglicky', en: 'In English' },
  englishHint: {
    cs: 'Prázdné znamená, že se i anglicky ukáže český text.',
    en: 'Empty means that English readers see the Czech text.',
  },
  markdownHint: {
    cs: '# Název, ## Nadpis, **tučně**, - odrážka, [odkaz](/akce), tabulka | a | b |, ikona :bike:',
    en: '# Title, ## Heading, **bold**, - bullet, [link](/akce), table | a | b |, icon :bike:',
  },
  preview: { cs: 'Náhled', en: 'Preview' },
  previewCs: { cs: 'Náhled česky', en: 'Czech preview' },
  previewEn: { cs: 'Náhled anglicky', en: 'English preview' },
  save: { cs: 'Uložit novou verzi', en: 'Save a new version' },
  saved: { cs: 'Úspěšně uloženo', en: 'Saved' },
  failed: { cs: 'Text se nepodařilo uložit', en: 'The text could not be saved' },
  asksAgain: {
    cs: 'Uložením nové verze stanov požádáme každého člena i tebe o nové potvrzení.',
    en: 'A new version of the rules asks every member, and you too, to confirm it.',
  },

  historyTitle: { cs: 'Historie textu: {name}', en: 'History: {name}' },
  by: { cs: 'Verze {version}, {day}, {who}', en: 'Version {version}, {day}, {who}' },
  house: { cs: 'od začátku', en: 'from the start' },
  changes: { cs: 'Co se změnilo', en: 'What changed' },
  newest: { cs: 'nejnovější', en: 'the newest' },
  restore: { cs: 'Vrátit se k verzi {version}', en: 'Return to version {version}' },
  between: { cs: 'Verze {from} → {to}', en: 'Version {from} → {to}' },
  leftOut: { cs: 'beze změny', en: 'unchanged' },
  noChange: { cs: 'V tomhle jazyce se nic nezměnilo.', en: 'Nothing changed in this language.' },
  added: { cs: 'přidáno', en: 'added' },
  removed: { cs: 'odebráno', en: 'removed' },
})
