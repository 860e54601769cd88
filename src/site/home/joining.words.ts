import { defineWords } from '../../ground/values/words.ts'

/** From the application to the colours: the home page and the page after the application tell the same story. */
export const joiningWords = defineWords({
  done: { cs: 'Hotovo', en: 'Done' },
  application: { cs: 'Přihláška', en: 'Application' },
  applicationText: {
    cs: 'Kdo jsi, na čem jezdíš a kdo tě doporučuje.',
    en: 'Who you are, what you ride and who recommends you.',
  },
  approval: { cs: 'Schválení', en: 'Approval' },
  approvalText: {
    cs: 'Sekretář se ozve do týdne a pošle přístup do klubovny.',
    en: 'The Secretary writes within a week and sends your way into the clubhouse.',
  },
  ritualAndPatch: { cs: 'Rituál a malá nášivka', en: 'Ritual and the front patch' },
  ritualAndPatchText: {
    cs: 'Po první sezóně tě klub přijme mezi sebe.',
    en: 'After your first season the club takes you in.',
  },
  ritual: { cs: 'Rituál', en: 'Ritual' },
  ritualText: {
    cs: 'Po první sezóně tě klub přijme mezi sebe.',
    en: 'After your first season the club takes you in.',
  },
  frontPatch: { cs: 'Malá nášivka', en: 'The front patch' },
  frontPatchText: {
    cs: 'Po první sezóně tě klub přijme mezi sebe.',
    en: 'After your first season the club takes you in.',
  },
  backPatch: { cs: 'Zádová nášivka', en: 'The back patch' },
  backPatchText: {
    cs: 'Barvy klubu nosíš, až když si je zasloužíš.',
    en: 'You wear the colours of the club once you have earned them.',
  },
})
