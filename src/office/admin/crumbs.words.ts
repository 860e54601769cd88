import { defineWords } from '../../ground/values/words.ts'

export const crumbWords = defineWords({
  where: { cs: 'Kde jsi', en: 'Where you are' },
  person: { cs: 'Karta člena', en: 'Member’s card' },
  event: { cs: 'Upravit akci', en: 'Edit event' },
  people: { cs: 'Účastníci', en: 'Attendance' },
  newsItem: { cs: 'Aktualita', en: 'News item' },
  meeting: { cs: 'Tahle schůze', en: 'This meeting' },
  meetings: { cs: 'Schůze klubu', en: 'Meetings of the club' },
  rollam: { cs: 'Rozhodnutí per rollam', en: 'Decisions by letter' },
  resolutions: { cs: 'Usnesení schůzí', en: 'Resolutions' },
  accounts: { cs: 'Účty a role', en: 'Accounts and roles' },
  outbox: { cs: 'Pošta', en: 'Mail' },
  texts: { cs: 'Texty klubu', en: 'The club’s texts' },
  text: { cs: 'Úprava textu', en: 'Editing' },
  gallery: { cs: 'Galerie', en: 'Gallery' },
  album: { cs: 'Album', en: 'Album' },
})
