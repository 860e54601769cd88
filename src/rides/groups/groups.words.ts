import { defineWords } from '../../ground/values/words.ts'

export const groupsWords = defineWords({
  title: { cs: 'Skupiny', en: 'Groups' },
  text: {
    cs: 'Klubovna rozdělí jezdce rovnoměrně: v každé skupině někdo vede a někdo zavírá, nováčci a hosté jedou mezi zkušenými. Pak je můžeš přetáhnout nebo přesunout.',
    en: 'The clubhouse deals riders evenly: somebody leads and somebody sweeps each group, newcomers and guests ride among the experienced. Then drag or move them as you like.',
  },
  size: { cs: 'Nejvíc motorek ve skupině', en: 'Most motorcycles in a group' },
  propose: { cs: 'Navrhnout skupiny', en: 'Propose groups' },
  proposeAgain: { cs: 'Rozdělit znovu', en: 'Deal again' },
  again: { cs: 'Nový návrh přepíše, co je tu teď.', en: 'A new proposal replaces what is here now.' },
  group: { cs: 'Skupina {number}', en: 'Group {number}' },
  lead: { cs: 'vede', en: 'leads' },
  sweep: { cs: 'zavírá', en: 'sweeps' },
  groupLead: { cs: 'Skupina {number}, vede', en: 'Group {number}, leads' },
  groupSweep: { cs: 'Skupina {number}, zavírá', en: 'Group {number}, sweeps' },
  newGroup: { cs: 'Nová skupina', en: 'A new group' },
  none: { cs: 'Bez skupiny', en: 'In no group' },
  noLead: { cs: 'nikdo nevede', en: 'nobody leads' },
  noSweep: { cs: 'nikdo nezavírá', en: 'nobody sweeps' },
  newcomer: { cs: 'nováček', en: 'newcomer' },
  guest: { cs: 'host', en: 'guest' },
  machines: {
    cs: { one: '{count} motorka', few: '{count} motorky', many: '{count} motorky', other: '{count} motorek' },
    en: { one: '{count} motorcycle', other: '{count} motorcycles' },
  },
  whereTo: { cs: 'Kam přesunout: {name}', en: 'Where to move: {name}' },
  move: { cs: 'Přesunout', en: 'Move' },
  moveNamed: { cs: 'Přesunout: {name}', en: 'Move: {name}' },
  nobody: { cs: 'Zatím se nikdo nepřihlásil.', en: 'Nobody has registered yet.' },
  failed: { cs: 'Skupiny se nezměnily', en: 'The groups did not change' },
  event: { cs: 'Stránka akce', en: 'The event’s page' },
})
