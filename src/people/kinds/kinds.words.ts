import { defineWords } from '../../ground/values/words.ts'

export const kindsWords = defineWords({
  title: { cs: 'Druhy členství', en: 'Kinds of membership' },
  lead: {
    cs: 'Jaká členství klub má, kdo hlasuje a kdo se počítá mezi členy. První v pořadí dostane každý nový člen. Kolik se za který druh platí, určuje pokladník v nastavení příspěvků.',
    en: 'Which memberships the club has, who votes and who counts as a member. New members get the first one. How much each of them pays is set by the Treasurer in the fee settings.',
  },
  failed: { cs: 'Nepovedlo se to', en: 'It did not work' },
  nameCs: { cs: 'Název česky', en: 'Name in Czech' },
  nameEn: { cs: 'Název anglicky', en: 'Name in English' },
  votes: { cs: 'Hlasuje na schůzi', en: 'Votes at meetings' },
  counts: { cs: 'Počítá se mezi členy', en: 'Counts as a member' },
  votesShort: { cs: 'hlasuje', en: 'votes' },
  noVote: { cs: 'nehlasuje', en: 'does not vote' },
  notCounted: { cs: 'mezi členy se nepočítá', en: 'does not count as a member' },
  held: {
    cs: {
      one: 'má {count} člověk',
      few: 'mají {count} lidé',
      many: 'má {count} člověka',
      other: 'má {count} lidí',
    },
    en: { one: 'held by {count} person', other: 'held by {count} people' },
  },
  first: { cs: 'dostávají noví', en: 'for new members' },
  archived: { cs: 'Archivovaný', en: 'Archived' },
  edit: { cs: 'Upravit', en: 'Edit' },
  save: { cs: 'Uložit', en: 'Save' },
  add: { cs: 'Přidat druh členství', en: 'Add a kind of membership' },
  archive: { cs: 'Archivovat', en: 'Archive' },
  archiveNote: {
    cs: 'Kdo ho má, tomu zůstane. Nikdo nový ho nedostane.',
    en: 'Who holds it keeps it. Nobody new is given it.',
  },
  bringBack: { cs: 'Vrátit z archivu', en: 'Bring back' },
  remove: { cs: 'Smazat', en: 'Delete' },
  up: { cs: 'Posunout výš: {name}', en: 'Move up: {name}' },
  down: { cs: 'Posunout níž: {name}', en: 'Move down: {name}' },
  loadFailed: {
    cs: 'Druhy členství se nepodařilo načíst.',
    en: 'The kinds of membership could not be loaded.',
  },
})
