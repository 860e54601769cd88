import { z } from 'zod'
import type { Letter, LetterText } from '../../ground/mail/letter.ts'
import { dayInFigures, dayInWords } from '../../ground/values/day-in-words.ts'
import { clock } from '../../ground/values/moment.ts'
import { defineWords, speak } from '../../ground/values/words.ts'
import { POINT_KINDS } from './meeting.ts'
import { pointKindWords } from './agenda.words.ts'

const WORDS = defineWords({
  invite: { cs: 'Pozvánka na schůzi: {title}', en: 'Invitation to a meeting: {title}' },
  inviteText: {
    cs: 'zveme tě na schůzi členů klubu {club}. Níže je místo, čas a program; podrobnosti a dokumenty najdeš po přihlášení.',
    en: 'you are invited to the members’ meeting of {club}. Place, time and agenda are below; details and documents are there after signing in.',
  },
  paperText: {
    cs: 'zveme tě na schůzi členů klubu {club}. Níže je místo, čas a program; znění návrhů a dokumenty ti rádi ukážeme nebo vytiskneme, stačí se ozvat.',
    en: 'you are invited to the members’ meeting of {club}. Place, time and agenda are below; we are glad to show or print you the wordings and documents, just let us know.',
  },
  linkText: {
    cs: 'zveme tě na schůzi členů klubu {club}. Níže je místo, čas a program; pod tlačítkem je znění návrhů, a až schůze začne a u dveří tě zapíšou, hlasuje se tam. Přihlašovat se nemusíš, odkaz je jen pro tebe.',
    en: 'you are invited to the members’ meeting of {club}. Place, time and agenda are below; under the button are the wordings, and once the meeting has begun and the door has written you down you vote there. There is no need to sign in, the link is for you alone.',
  },
  cancelled: { cs: 'Schůze se nekoná: {title}', en: 'The meeting is cancelled: {title}' },
  cancelledText: {
    cs: 'schůze {title} se nekoná. Důvod: {reason}',
    en: 'the meeting {title} does not take place. The reason: {reason}',
  },
  substitute: {
    cs: 'Je to náhradní schůze (§ 257 občanského zákoníku) za schůzi {first} ze dne {day}, na které nebyl dost velký počet členů. Program je stejný a usnáší se v jakémkoli počtu přítomných.',
    en: 'This is a substitute meeting (§ 257 of the Civil Code) for {first} of {day}, where too few members were present. The agenda is the same, and whoever comes can decide.',
  },
  late: {
    cs: '{point}, přidáno po svolání: rozhoduje se jen se souhlasem všech (§ 253)',
    en: '{point}, added after the calling: decided only if everybody agrees (§ 253)',
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
  substitutes: z.object({ title: z.string(), startsAt: z.iso.datetime() }).nullable().catch(null),
  points: z
    .array(z.object({ title: z.string(), kind: z.enum(POINT_KINDS), isLate: z.boolean().catch(false) }))
    .catch([]),
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
  substitutes: null,
  points: [],
}

function read(params: Readonly<Record<string, unknown>>) {
  const parsed = Params.safeParse(params)
  return parsed.success ? parsed.data : EXAMPLE
}

/** Place, time and agenda: what the law wants of an invitation stands in the letter itself. */
export const meetingInvitationLetter: Letter = {
  category: 'service',
  write: (input) =>
    invitation(
      input,
      'inviteText',
      `${input.origin}/admin/membership/meetings/${read(input.params).meetingId}`,
    ),
}

/** The same for whoever has no account. */
export const meetingInvitationLinkLetter: Letter = {
  category: 'service',
  link: { purpose: 'meeting', path: '/o/schuze', livesMinutes: 0 },
  write: (input) => invitation(input, 'linkText', input.link),
}

type Input = Parameters<Letter['write']>[0]

/** For whoever has nothing to sign in with. */
export function invitationOnPaper(input: Input): LetterText {
  return invitation(input, 'paperText', '')
}

function invitation(
  { language, clubName, params }: Input,
  text: 'inviteText' | 'linkText' | 'paperText',
  href: string,
): LetterText {
  const say = speak(WORDS, language)
  const sayKind = speak(pointKindWords, language)
  const { title, startsAt, place, note, greeting, points, proposalsUntil, substitutes } = read(params)
  const moment = new Date(startsAt)
  return {
    subject: say('invite', { title }),
    paragraphs: [
      greeting,
      say(text, { club: clubName }),
      ...(substitutes
        ? [
            say('substitute', {
              first: substitutes.title,
              day: dayInWords(new Date(substitutes.startsAt), language),
            }),
          ]
        : []),
      ...(note ? note.split(/\n{2,}/) : []),
    ].filter(Boolean),
    facts: [
      { label: say('when'), value: `${dayInWords(moment, language)}, ${clock(moment, language)}` },
      { label: say('where'), value: place },
      ...points.map((point, index) => ({
        label: say('point', { number: index + 1 }),
        value: point.isLate
          ? say('late', { point: `${point.title} (${sayKind(point.kind)})` })
          : `${point.title} (${sayKind(point.kind)})`,
      })),
      ...(proposalsUntil ? [{ label: say('proposals'), value: dayInFigures(proposalsUntil, language) }] : []),
    ],
    button: { label: say('open'), href },
  }
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
