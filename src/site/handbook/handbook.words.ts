import { defineWords } from '../../ground/values/words.ts'

export const handbookWords = defineWords({
  title: { cs: 'Příručka', en: 'Handbook' },
  lead: {
    cs: 'Pro každého v klubu jedna stránka: co ho čeká za rok, co za čtvrthodinu týdně a jak na to.',
    en: 'One page for everybody in the club: what the year brings, what a quarter of an hour a week, and how.',
  },
  chapters: { cs: 'Kapitoly', en: 'Chapters' },
  contents: { cs: 'Na této stránce', en: 'On this page' },
})
