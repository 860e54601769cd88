import { z } from 'zod'
import type { Letter } from '../../ground/mail/letter.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { defineWords, speak } from '../../ground/values/words.ts'

const WORDS = defineWords({
  given: { cs: 'Úkol z usnesení {number}: {title}', en: 'A task from resolution {number}: {title}' },
  givenText: {
    cs: 'schůze rozhodla a zajistit to máš ty. Až bude hotovo, řekni to tomu, kdo schůzi zapisoval, nebo sekretáři: odškrtnou to.',
    en: 'the meeting decided, and you are the one to see to it. Once it is done, tell the recorder of the meeting or the Secretary: they tick it off.',
  },
  due: { cs: 'Blíží se termín: usnesení {number}, {title}', en: 'Due soon: resolution {number}, {title}' },
  dueText: {
    cs: 'blíží se den, do kterého máš zajistit, co schůze rozhodla. Je-li hotovo, řekni to tomu, kdo schůzi zapisoval, nebo sekretáři.',
    en: 'the day by which you are to see to what the meeting decided is near. If it is done, tell the recorder of the meeting or the Secretary.',
  },
  what: { cs: 'Usnesení', en: 'Resolution' },
  until: { cs: 'Do kdy', en: 'By when' },
  open: { cs: 'Otevřít usnesení', en: 'Open the resolution' },
})

const Params = z.object({
  id: z.number().catch(1),
  number: z.string().catch('–'),
  title: z.string().catch('–'),
  wording: z.string().catch(''),
  dueOn: z.iso.date().nullable().catch(null),
  greeting: z.string().catch(''),
})

const letter = (what: 'given' | 'due'): Letter => ({
  category: 'service',
  write: ({ language, params, origin }) => {
    const say = speak(WORDS, language)
    const { id, number, title, wording, dueOn, greeting } = Params.parse(params)
    return {
      subject: say(what, { number, title }),
      paragraphs: [greeting, say(what === 'given' ? 'givenText' : 'dueText')].filter(Boolean),
      facts: [
        { label: say('what'), value: wording || title },
        ...(dueOn ? [{ label: say('until'), value: dayInFigures(dueOn, language) }] : []),
      ],
      button: { label: say('open'), href: `${origin}/admin/membership/resolutions/${id}` },
    }
  },
})

/** To whom a task was given. */
export const taskGivenLetter = letter('given')
/** A week before it is due. */
export const taskDueLetter = letter('due')
