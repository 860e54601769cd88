import { defineWords } from '../../ground/values/words.ts'

export const viewsWords = defineWords({
  title: { cs: 'Pohledy na členy', en: 'Views of the members' },
  lead: {
    cs: 'Pohled je filtr seznamu se svými sloupci a řazením, uložený pod jménem. Najde ho hledání (Ctrl K) a berou ho exporty, kartičky, zprávy i hromadné změny. Kdo v něm je, se zjišťuje pokaždé znovu, podle práv toho, kdo ho otevře.',
    en: 'A view is a filter of the list with its columns and order, saved under a name. The search (Ctrl K) finds it, and exports, cards, messages and changes of many take it. Who is in it is found anew each time, by the rights of whoever opens it.',
  },
  empty: {
    cs: 'Zatím žádný pohled. Na seznamu členů nastav filtr a zvol Uložit pohled.',
    en: 'No view yet. Set a filter on the list of members and choose Save the view.',
  },
  members: { cs: 'Na seznam členů', en: 'To the list of members' },
  save: { cs: 'Uložit nový pohled', en: 'Save a new view' },
  submit: { cs: 'Uložit', en: 'Save' },
  name: { cs: 'Jméno', en: 'Name' },
  over: { cs: 'Kam', en: 'Where to' },
  overNew: { cs: 'Nový pohled', en: 'A new view' },
  overOld: { cs: 'Přepsat: {name}', en: 'Save over: {name}' },
  shared: { cs: 'Sdílet s ostatními funkcionáři', en: 'Share with other officers' },
  everybody: { cs: 'Bez filtru: celý seznam.', en: 'No filter: the whole list.' },
  isShared: { cs: 'sdílený', en: 'shared' },
  owner: { cs: 'autor: {name}', en: 'saved by {name}' },
  edit: { cs: 'Upravit', en: 'Edit' },
  remove: { cs: 'Smazat pohled', en: 'Delete the view' },
  failed: { cs: 'Nepovedlo se', en: 'It did not work' },
})
