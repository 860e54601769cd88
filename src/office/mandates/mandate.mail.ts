import { z } from 'zod'
import type { Letter } from '../../ground/mail/letter.ts'
import { textDayInWords } from '../../ground/values/day-in-words.ts'
import { defineWords, speak } from '../../ground/values/words.ts'
import { STAYS_DAYS } from '../../people/members/mandate.ts'
import { roleWords } from '../../people/members/role.words.ts'
import { MANDATE_ROLES } from '../../permissions.ts'

const WORDS = defineWords({
  ending: { cs: '{title}: období končí {day}', en: '{title}: the term ends on {day}' },
  hello: { cs: 'Ahoj,', en: 'Hi,' },
  ownEnding: {
    cs: 'tvoje období ve funkci {title} končí {day}.',
    en: 'your term as {title} ends on {day}.',
  },
  othersEnding: {
    cs: 'období ve funkci {title} končí {day}. Kdo ji má, najdeš na stránce Funkce v klubu.',
    en: 'a term as {title} ends on {day}. The page of titles says who holds it.',
  },
  roleEnding: {
    cs: 'Role {role} skončí s ním, o půlnoci po posledním dni. Pokud ji nebude mít nikdo další, zůstane ještě {days} dní, aby práce nestála.',
    en: 'The role {role} ends with it, at midnight after the last day. If nobody else has it by then, it stays {days} days more, so that the work goes on.',
  },
  elect: {
    cs: 'Je čas svolat volby, nebo funkci svěřit dál.',
    en: 'It is time to call an election, or to hand the title on.',
  },
  ended: { cs: '{title}: období a role skončily', en: '{title}: the term and the role are over' },
  ownEnded: {
    cs: 'tvoje období ve funkci {title} skončilo {day} a s ním role {role}. Děkujeme za práci. Přihlas se prosím znovu, jako člen máš v klubovně všechno své.',
    en: 'your term as {title} ended on {day}, and the role {role} with it. Thank you for your work. Please sign in again; as a member you still have everything of your own.',
  },
  othersEnded: {
    cs: 'období ve funkci {title} skončilo {day} a s ním role {role}. Kdo ji měl, najdeš na stránce Funkce v klubu.',
    en: 'a term as {title} ended on {day}, and the role {role} with it. The page of titles says whose it was.',
  },
  titles: { cs: 'Otevřít funkce', en: 'Open the titles' },
  clubhouse: { cs: 'Otevřít klubovnu', en: 'Open the clubhouse' },
})

const Params = z.object({
  title: z.string().catch('–'),
  endsOn: z.iso.date().catch('2026-01-01'),
  role: z.enum(MANDATE_ROLES).nullable().catch(null),
  isOwn: z.boolean().catch(false),
  greeting: z.string().catch(''),
})

type Input = Parameters<Letter['write']>[0]

function read({ language, params }: Input) {
  const { title, endsOn, role, isOwn, greeting } = Params.parse(params)
  const say = speak(WORDS, language)
  return {
    say,
    isOwn,
    hasRole: role !== null,
    hello: greeting || say('hello'),
    facts: {
      title,
      day: textDayInWords(endsOn, language),
      role: role === null ? '–' : speak(roleWords, language)(role),
      days: String(STAYS_DAYS),
    },
  }
}

const buttonOf = ({ say, isOwn }: ReturnType<typeof read>, origin: string) =>
  isOwn
    ? { label: say('clubhouse'), href: `${origin}/admin` }
    : { label: say('titles'), href: `${origin}/admin/sprava/titles` }

/** Thirty and seven days before the end, to its holder and the Secretary. */
export const mandateEndingLetter: Letter = {
  category: 'service',
  write: (input) => {
    const told = read(input)
    const { say, isOwn, hasRole, hello, facts } = told
    return {
      subject: say('ending', facts),
      paragraphs: [
        hello,
        say(isOwn ? 'ownEnding' : 'othersEnding', facts),
        ...(hasRole ? [say('roleEnding', facts)] : []),
        ...(isOwn ? [] : [say('elect')]),
      ],
      button: buttonOf(told, input.origin),
    }
  },
}

/** When the role has ended. */
export const mandateEndedLetter: Letter = {
  category: 'service',
  mustGo: true,
  write: (input) => {
    const told = read(input)
    const { say, isOwn, hello, facts } = told
    return {
      subject: say('ended', facts),
      paragraphs: [hello, say(isOwn ? 'ownEnded' : 'othersEnded', facts)],
      button: buttonOf(told, input.origin),
    }
  },
}
