import { defineWords } from '../../ground/values/words.ts'

export const eventsWords = defineWords({
  title: { cs: 'Akce', en: 'Events' },
  tabs: { cs: 'Které akce', en: 'Which events' },
  coming: { cs: 'Co nás čeká', en: 'Coming up' },
  month: { cs: 'Měsíc', en: 'Month' },
  past: { cs: 'Co už bylo', en: 'What has been' },
  drafts: { cs: 'Koncepty', en: 'Drafts' },
  newEvent: { cs: 'Nová akce', en: 'New event' },
  noComing: { cs: 'Nic není naplánováno.', en: 'Nothing is planned.' },
  noPast: { cs: 'Zatím nic neproběhlo.', en: 'Nothing has happened yet.' },
  noDrafts: { cs: 'Žádný koncept tu nečeká.', en: 'No draft is waiting here.' },
  gallery: { cs: 'Kde jsme byli', en: 'Where we have been' },
  people: { cs: 'Účastníci', en: 'Attendance' },
  edit: { cs: 'Upravit', en: 'Edit' },
  copy: { cs: 'Kopírovat', en: 'Copy' },
  manageNamed: { cs: '{what}: {title}', en: '{what}: {title}' },
  years: { cs: 'Vyber rok', en: 'Choose a year' },
  loadFailed: { cs: 'Akce se nepodařilo načíst.', en: 'The events could not be loaded.' },

  feeds: { cs: 'Akce v kalendáři telefonu', en: 'Events in your phone’s calendar' },
  feedsText: {
    cs: 'Odkaz vlož do kalendáře jako odebíraný. Kam jedeš, se v něm pak objeví samo, i se změnami.',
    en: 'Add the link to your calendar as a subscription. Where you go then appears by itself, with every change.',
  },
  feedMine: { cs: 'Kam jedu', en: 'Where I go' },
  feedAll: { cs: 'Všechny akce klubu', en: 'All events of the club' },
  feedSecret: {
    cs: 'Odkaz je jen tvůj. Kdo ho má, vidí totéž. Když se dostane ven, udělej si nový.',
    en: 'The link is yours alone. Whoever has it sees the same. If it gets out, make a new one.',
  },
  feedMake: { cs: 'Vytvořit odkaz', en: 'Make a link' },
  feedRenew: { cs: 'Nový odkaz', en: 'New link' },
  feedRevoke: { cs: 'Zrušit odkaz', en: 'Revoke the link' },
})
