import { z } from 'zod'
import type { Letter } from '../../ground/mail/letter.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { defineWords, speak } from '../../ground/values/words.ts'

const WORDS = defineWords({
  write: { cs: 'Zápis ze schůze čeká na tebe: {title}', en: 'The minutes wait for you: {title}' },
  writeText: {
    cs: 'schůze skončila a zapisuješ ji ty. Co se na ní dělo, už v zápisu stojí; dopiš, co zaznělo, ulož ho a podepiš. Potom ho podepíšou ověřovatelé.',
    en: 'the meeting is over and you are its recorder. What happened stands in the minutes already; add what was said, save them and sign. Then the verifiers sign.',
  },
  sign: { cs: 'Zápis k podpisu: {title}', en: 'Minutes to sign: {title}' },
  signText: {
    cs: 'zapisovatel zápis ze schůze dopsal a podepsal a ty ho ověřuješ. Přečti ho, a souhlasí-li, podepiš; jinak řekni zapisovateli, co opravit. Když se text změní, podepisuje se znovu.',
    en: 'the recorder has finished and signed the minutes of the meeting, and you verify them. Read them and sign if they are right; otherwise tell the recorder what to correct. A changed text is signed again.',
  },
  until: { cs: 'Zápis má být hotový do', en: 'The minutes are due by' },
  open: { cs: 'Otevřít zápis', en: 'Open the minutes' },
})

const Params = z.object({
  meetingId: z.number().catch(1),
  title: z.string().catch('–'),
  dueOn: z.iso.date().catch('2026-01-01'),
  greeting: z.string().catch(''),
})

const letter = (what: 'write' | 'sign'): Letter => ({
  category: 'service',
  write: ({ language, params, origin }) => {
    const say = speak(WORDS, language)
    const { meetingId, title, dueOn, greeting } = Params.parse(params)
    return {
      subject: say(what, { title }),
      paragraphs: [greeting, say(what === 'write' ? 'writeText' : 'signText')].filter(Boolean),
      facts: [{ label: say('until'), value: dayInFigures(dueOn, language) }],
      button: { label: say('open'), href: `${origin}/admin/membership/meetings/${meetingId}/minutes` },
    }
  },
})

/** To the recorder, when the meeting is over. */
export const minutesToWriteLetter = letter('write')
/** To a verifier, when the recorder has signed. */
export const minutesToSignLetter = letter('sign')
