import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'

// Anybody can write anybody's address and anybody's name into the form: nothing he wrote may stand in these letters.
const WORDS = defineWords({
  subject: { cs: 'Potvrď svou přihlášku', en: 'Confirm your application' },
  hello: { cs: 'Ahoj,', en: 'Hi,' },
  prove: {
    cs: 'někdo, nejspíš ty, poslal s touhle adresou přihlášku do klubu {club}. K Sekretáři dojde, až potvrdíš, že adresa je tvoje.',
    en: 'somebody, probably you, sent an application to {club} with this address. It reaches the Secretary once you confirm that the address is yours.',
  },
  confirm: { cs: 'Potvrdit adresu', en: 'Confirm the address' },
  notYou: {
    cs: 'Jestli to nejsi ty, nedělej nic: za týden na přihlášku zapomeneme.',
    en: 'If it was not you, do nothing: we forget the application in a week.',
  },
  sponsorSubject: { cs: 'Doporučíš nám někoho?', en: 'Do you recommend somebody?' },
  sponsor: {
    cs: 'někdo se hlásí do klubu {club} a v přihlášce napsal, že ho znáš. Kdo to je, uvidíš na stránce pod tlačítkem; tam taky jedním klepnutím řekneš, jestli ho doporučuješ.',
    en: 'somebody applies to {club} and wrote in the application that you know them. Who it is you will see on the page behind the button; there you also say with one tap whether you recommend them.',
  },
  answer: { cs: 'Podívat se a odpovědět', en: 'Look and answer' },
  forYou: {
    cs: 'Odkaz je jen pro tebe a platí třicet dní. Co odpovíš, uvidí jen ti, kdo o přihláškách rozhodují.',
    en: 'The link is for you alone and works for thirty days. Only those who decide about applications see your answer.',
  },
})

export const applicationProveLetter: Letter = {
  category: 'service',
  staysWithAddress: true,
  link: { purpose: 'application', path: '/o/prihlaska', livesMinutes: 0 },
  write: ({ language, clubName, link }) => {
    const say = speak(WORDS, language)
    return {
      subject: say('subject'),
      paragraphs: [say('hello'), say('prove', { club: clubName })],
      button: { label: say('confirm'), href: link },
      closing: [say('notYou')],
    }
  },
}

export const sponsorAskedLetter: Letter = {
  category: 'service',
  staysWithAddress: true,
  link: { purpose: 'sponsor', path: '/o/prihlaska', livesMinutes: 0 },
  write: ({ language, clubName, params, link }) => {
    const say = speak(WORDS, language)
    return {
      subject: say('sponsorSubject'),
      paragraphs: [
        typeof params.greeting === 'string' ? params.greeting : say('hello'),
        say('sponsor', { club: clubName }),
      ],
      button: { label: say('answer'), href: link },
      closing: [say('forYou')],
    }
  },
}
