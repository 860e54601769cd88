import { defineWords } from '../../ground/values/words.ts'

export const seriesWords = defineWords({
  title: { cs: 'Opakovat', en: 'Repeat' },
  text: {
    cs: 'Založí další termíny se vším, co tahle akce má: srazy, otázky, trasa, obrázek. Přihlášení se nekopírují.',
    en: 'Makes more dates with all this event has: meeting points, questions, route, picture. Registrations are not copied.',
  },
  every: { cs: 'Jak často', en: 'How often' },
  week1: { cs: 'Každý týden', en: 'Every week' },
  week2: { cs: 'Každé dva týdny', en: 'Every two weeks' },
  week4: { cs: 'Každé čtyři týdny', en: 'Every four weeks' },
  times: { cs: 'Kolik dalších termínů', en: 'How many more dates' },
  timesHint: { cs: 'Nejvýš {most}.', en: 'At most {most}.' },
  make: { cs: 'Vytvořit termíny', en: 'Make the dates' },
  following: {
    cs: {
      one: 'Změnit i {count} další termín řady',
      few: 'Změnit i {count} další termíny řady',
      other: 'Změnit i {count} dalších termínů řady',
    },
    en: {
      one: 'Change {count} later date of the series too',
      other: 'Change {count} later dates of the series too',
    },
  },
  cancelFollowing: {
    cs: {
      one: 'Zrušit i {count} další termín řady',
      few: 'Zrušit i {count} další termíny řady',
      other: 'Zrušit i {count} dalších termínů řady',
    },
    en: {
      one: 'Cancel {count} later date of the series too',
      other: 'Cancel {count} later dates of the series too',
    },
  },
  cancelFollowingHint: {
    cs: 'Napíšeme i těm, kdo mají místo na nich; každému jeden dopis se všemi jeho termíny.',
    en: 'Those with a place there are written to as well; one letter each, with all their dates.',
  },
  followingHint: {
    cs: 'Jen to, co tu změníš; ostatní jim zůstane.',
    en: 'Only what you change here; the rest stays theirs.',
  },
})
