import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'

const WORDS = defineWords({
  accepted: { cs: 'Vítej mezi členy', en: 'Welcome among the members' },
  acceptedText: {
    cs: 'klub tě přijal za člena. Tvoje cesta čekatele je u konce, ode dneška jsi tu se vším všudy.',
    en: 'the club has taken you in as a member. Your time as an applicant is over; from today you belong here.',
  },
  again: { cs: 'Při příští návštěvě se přihlas znovu.', en: 'Sign in again on your next visit.' },
  card: { cs: 'Otevřít moje členství', en: 'Open my membership' },
  mentor: { cs: 'Tvůj čekatel: {name}', en: 'Your applicant: {name}' },
  mentorText: {
    cs: 'klub tě prosí, ať se staráš o čekatele: {name}. Jak daleko je, najdeš ve svém členství pod Moji čekatelé.',
    en: 'the club asked you to look after an applicant: {name}. How far along they are is in your membership under My applicants.',
  },
  hello: { cs: 'Ahoj,', en: 'Hi,' },
})

const greeting = (params: Readonly<Record<string, unknown>>, hello: string) =>
  typeof params.greeting === 'string' ? params.greeting : hello

export const applicantAcceptedLetter: Letter = {
  category: 'service',
  answeredBy: 'Secretary',
  write: ({ language, params, origin }) => {
    const say = speak(WORDS, language)
    return {
      subject: say('accepted'),
      paragraphs: [greeting(params, say('hello')), say('acceptedText'), say('again')],
      button: { label: say('card'), href: `${origin}/admin/membership` },
    }
  },
}

export const applicantMentorLetter: Letter = {
  category: 'service',
  answeredBy: 'Secretary',
  write: ({ language, params, origin }) => {
    const say = speak(WORDS, language)
    const name = String(params.name)
    return {
      subject: say('mentor', { name }),
      paragraphs: [greeting(params, say('hello')), say('mentorText', { name })],
      button: { label: say('card'), href: `${origin}/admin/membership` },
    }
  },
}
