import { defineWords } from '../values/words.ts'

/** What the walk along the chain found, in people's words. */
export const chainWords = defineWords({
  missing: { cs: 'záznam č. {seq} chybí', en: 'entry {seq} is missing' },
  changed: { cs: 'záznam č. {seq} někdo změnil', en: 'entry {seq} was changed' },
  details_missing: {
    cs: 'podrobnosti záznamu č. {seq} chybí',
    en: 'the details of entry {seq} are missing',
  },
  details_changed: {
    cs: 'podrobnosti záznamu č. {seq} někdo změnil',
    en: 'the details of entry {seq} were changed',
  },
  unsealed: {
    cs: 'záznam č. {seq} nemá pečeť',
    en: 'entry {seq} has no seal',
  },
  cut: {
    cs: 'záznam změn už sahal k č. {seq} a jeho konec je pryč nebo jiný',
    en: 'the record of changes once went on to entry {seq}, and its end is gone or another one',
  },
  end_missing: {
    cs: 'za č. {seq} chybí konec záznamu změn',
    en: 'the end of the record is missing after entry {seq}',
  },
})
