import { defineWords } from '../platform/words.ts'

/** From the application to the colours: the home page and the page after the application tell the same story. */
export const joiningWords = defineWords({
  done: { cs: 'Hotovo', en: 'Done' },
  step1: { cs: 'Přihláška', en: 'Application' },
  step1Text: {
    cs: 'Kdo jsi, na čem jezdíš a kdo tě doporučuje.',
    en: 'Who you are, what you ride and who recommends you.',
  },
  step2: { cs: 'Schválení', en: 'Approval' },
  step2Text: {
    cs: 'Sekretář se ozve do týdne a pošle přístup do klubovny.',
    en: 'The Secretary writes within a week and sends your way into the clubhouse.',
  },
  step3: { cs: 'Rituál a malá nášivka', en: 'Ritual and the small patch' },
  step3Text: {
    cs: 'Po první sezóně tě klub přijme mezi sebe.',
    en: 'After your first season the club takes you in.',
  },
  step4: { cs: 'Zádová nášivka', en: 'The back patch' },
  step4Text: {
    cs: 'Barvy klubu nosíš, až když si je zasloužíš.',
    en: 'You wear the colours of the club once you have earned them.',
  },
})
