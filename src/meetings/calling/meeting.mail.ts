import { z } from 'zod'
import type { Letter } from '../../ground/mail/letter.ts'
import { dayInFigures, dayInWords } from '../../ground/values/day-in-words.ts'
import { clock } from '../../ground/values/moment.ts'
import { defineWords, speak } from '../../ground/values/words.ts'
import { POINT_KINDS } from './meeting.ts'
import { pointKindWords } from './meeting.words.ts'

const WORDS = defineWords({
  invite: { cs: 'Pozvánka na schůzi: {title}', en: 'Invitation to a meeting: {title}' },
  inviteText: {
    cs: 'zveme tě na schůzi členů {club}. Níže je místo, čas a program; podrobnosti a dokumenty najdeš po přihlášení.',
    en: 'you are invited to the members’ meeting of {club}. Place, time and agenda are below; details and documents are there after signing in.',
  },
  cancelled: { cs: 'Schůze se nekoná: {title}', en: 'The meeting is cancelled: {title}' },
  cancelledText: {
    cs: 'schůze {title} se nekoná. Důvod: {reason}',
    en: 'the meeting {title} does not take place. The reason: {reason}',
  },
  when: { cs: 'Kdy', en: 'When' },
  where: { cs: 'Kde', en: 'Where' },
  point: { cs: '{number}. bod', en: 'Point {number}' },
  proposals: { cs: 'Návrhy členů do', en: 'Proposals of members until' },
  open: { cs: 'Otevřít schůzi', en: 'Open the meeting' },
})

const Params = z.object({
  meetingId: z.number(),
  title: z.string(),
  startsAt: z.iso.datetime(),
  place: z.string(),
  note: z.string().catch(''),
  reason: z.string().nullable().catch(null),
  proposalsUntil: z.string().nullable().catch(null),
  greeting: z.string().catch(''),
  points: z.array(z.object({ title: z.string(), kind: z.enum(POINT_KINDS) })).catch([]),
})

const EXAMPLE: z.infer<typeof Params> = {
  meetingId: 1,
  title: '',
  startsAt: '2026-01-01T17:00:00.000Z',
  place: '',
  note: '',
  reason: null,
  proposalsUntil: null,
  greeting: '',
  points: [],
}

function read(params: Readonly<Record<string, unknown>>) {
  const parsed = Params.safeParse(params)
  return parsed.success ? parsed.data : EXAMPLE
}

/** Place, time and agenda: what the law wants of an invitation stands in the letter itself. */
export const meetingInvitationLetter: Letter = {
  category: 'service',
  write: ({ language, clubName, params, origin }) => {
    const say = speak(WORDS, language)
    const sayKind = speak(pointKindWords, language)
    const { title, startsAt, place, note, greeting, points, proposalsUntil, meetingId } = read(params)
    const moment = new Date(startsAt)
    return {
      subject: say('invite', { title }),
      paragraphs: [
        greeting,
        say('inviteText', { club: clubName }),
        ...(note ? note.split(/\n{2,}/) : []),
      ].filter(Boolean),
      facts: [
        { label: say('when'), value: `${dayInWords(moment, language)}, ${clock(moment, language)}` },
        { label: say('where'), value: place },
        ...points.map((point, index) => ({
          label: say('point', { number: index + 1 }),
          value: `${point.title} (${sayKind(point.kind)})`,
        })),
        ...(proposalsUntil
          ? [{ label: say('proposals'), value: dayInFigures(proposalsUntil, language) }]
          : []),
      ],
      button: { label: say('open'), href: `${origin}/admin/membership/meetings/${meetingId}` },
    }
  },
}

export const meetingCancelledLetter: Letter = {
  category: 'service',
  write: ({ language, params }) => {
    const say = speak(WORDS, language)
    const { title, startsAt, place, greeting, reason } = read(params)
    const moment = new Date(startsAt)
    return {
      subject: say('cancelled', { title }),
      paragraphs: [greeting, say('cancelledText', { title, reason: reason ?? '' })].filter(Boolean),
      facts: [
        { label: say('when'), value: `${dayInWords(moment, language)}, ${clock(moment, language)}` },
        { label: say('where'), value: place },
      ],
    }
  },
}
