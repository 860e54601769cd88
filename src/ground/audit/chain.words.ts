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
    cs: 'historie už mívala {seq} záznamů a její konec je pryč nebo jiný',
    en: 'the history once had {seq} entries, and its end is gone or another one',
  },
  end_missing: {
    cs: 'za záznamem č. {seq} chybí konec historie',
    en: 'the end of the history is missing after entry {seq}',
  },
})
