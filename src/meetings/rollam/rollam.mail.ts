import { z } from 'zod'
import type { Letter } from '../../ground/mail/letter.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { defineWords, type Language, speak } from '../../ground/values/words.ts'
import { ROLLAM_MAJORITIES } from '../calling/rules.ts'
import { rollamMajorityWords } from '../calling/rollam-majority.words.ts'
import { rollamFactWords } from './own-rollam.words.ts'
import { rollamOutcomeWords } from './rollam.words.ts'

const WORDS = defineWords({
  proposal: { cs: 'Hlasuj do {day}: {title}', en: 'Vote by {day}: {title}' },
  proposalText: {
    cs: 'klub {club} rozhoduje mimo schůzi (per rollam) o tomhle návrhu. Hlasovat můžeš odkazem z tohohle e-mailu, bez přihlášení, nebo v klubovně.',
    en: '{club} decides about this proposal outside a meeting (per rollam). You can vote by the link in this letter, without signing in, or in the clubhouse.',
  },
  wording: { cs: 'Návrh', en: 'Proposal' },
  day: { cs: 'Hlasuje se do', en: 'Votes until' },
  vote: { cs: 'Hlasovat', en: 'Vote' },
  own: {
    cs: 'Odkaz je jen pro tebe a pro tohle hlasování, neposílej ho dál.',
    en: 'The link is for you and this vote alone, do not pass it on.',
  },
  result: { cs: '{outcome}: {title}', en: '{outcome}: {title}' },
  resultText: {
    cs: 'hlasování mimo schůzi (per rollam) o návrhu {title} skončilo.',
    en: 'the vote outside a meeting (per rollam) about {title} is over.',
  },
  cancelled: { cs: 'Hlasování zrušeno: {title}', en: 'Vote cancelled: {title}' },
  cancelledText: {
    cs: 'hlasování mimo schůzi (per rollam) o návrhu {title} je zrušené a neplatí. Důvod: {reason}',
    en: 'the vote outside a meeting (per rollam) about {title} is cancelled and does not count. The reason: {reason}',
  },
  show: { cs: 'Kdo jak hlasoval', en: 'Who voted how' },
})

const count = z.number().catch(0)
const Params = z.object({
  title: z.string().catch(''),
  wording: z.string().catch(''),
  untilOn: z.string().catch('2026-01-01'),
  majority: z.enum(ROLLAM_MAJORITIES).catch('all'),
  entitled: count,
  needed: count,
  votesFor: count,
  votesAgainst: count,
  abstained: count,
  outcome: z.enum(['passed', 'rejected']).nullable().catch(null),
  reason: z.string().nullable().catch(null),
  resolution: z.string().nullable().catch(null),
  greeting: z.string().catch(''),
})

const ruleOf = (majority: z.infer<typeof Params>['majority'], language: Language) =>
  speak(rollamFactWords, language)('rule', { rule: speak(rollamMajorityWords, language)(majority) })

/** The proposal stands in the letter itself; the button leads to a page that asks, and changes nothing by being opened. */
export const rollamProposalLetter: Letter = {
  category: 'service',
  link: { purpose: 'rollam', path: '/o', livesMinutes: 0 },
  write: ({ language, clubName, params, link }) => {
    const say = speak(WORDS, language)
    const { title, wording, untilOn, majority, greeting } = Params.parse(params)
    const day = dayInFigures(untilOn, language)
    return {
      subject: say('proposal', { title, day }),
      paragraphs: [greeting, say('proposalText', { club: clubName }), ...wording.split(/\n{2,}/)].filter(
        Boolean,
      ),
      facts: [{ label: say('day'), value: day }],
      button: { label: say('vote'), href: link },
      closing: [ruleOf(majority, language), speak(rollamFactWords, language)('stands'), say('own')],
    }
  },
}

export const rollamResultLetter: Letter = {
  category: 'service',
  write: ({ language, params, origin }) => {
    const say = speak(WORDS, language)
    const sayFact = speak(rollamFactWords, language)
    const told = Params.parse(params)
    const { title, wording, outcome, reason, greeting, resolution, majority, entitled, needed } = told
    const button = { label: say('show'), href: `${origin}/admin/membership/rollam` }
    if (outcome === null)
      return {
        subject: say('cancelled', { title }),
        paragraphs: [greeting, say('cancelledText', { title, reason: reason ?? '' })].filter(Boolean),
      }
    const word = speak(rollamOutcomeWords, language)(outcome)
    const { votesFor: yes, votesAgainst: no, abstained } = told
    return {
      subject: say('result', { outcome: word, title }),
      paragraphs: [
        greeting,
        say('resultText', { title }),
        `${word}. ${sayFact('numbers', { yes, no, abstained, entitled, needed })} ${ruleOf(majority, language)}`,
        ...(resolution ? [`${sayFact('resolution', { number: resolution })}: ${wording}`] : []),
      ].filter(Boolean),
      button,
    }
  },
}
