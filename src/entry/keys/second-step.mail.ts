import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'

const WORDS = defineWords({
  hello: { cs: 'Ahoj,', en: 'Hi,' },
  notYou: {
    cs: 'Pokud to byl někdo jiný, hned si změň heslo, v Nastavení odhlas ostatní zařízení a dej vědět webmasterovi.',
    en: 'If it was not you, change your password right away, sign out other devices in Settings and tell the webmaster.',
  },
  on: { cs: 'Dvoufázové přihlášení je zapnuté', en: 'Two-step sign-in is on' },
  onText: {
    cs: 'u tvého účtu v klubu {club} je od teď zapnuté dvoufázové přihlášení. Kromě hesla se budeme ptát na kód z aplikace. Záchranné kódy si schovej jinam než do telefonu.',
    en: 'two-step sign-in is now on for your account with {club}. Besides the password we will ask for a code from your app. Keep the recovery codes somewhere other than your phone.',
  },
  off: { cs: 'Dvoufázové přihlášení je vypnuté', en: 'Two-step sign-in is off' },
  offText: {
    cs: 'dvoufázové přihlášení k tvému účtu v klubu {club} bylo právě vypnuto. Teď stačí samotné heslo.',
    en: 'two-step sign-in to your account with {club} was just turned off. The password alone is enough now.',
  },
  reset: { cs: 'Dvoufázové přihlášení ti vypnul správce', en: 'An officer turned off your two-step sign-in' },
  resetText: {
    cs: 'správce účtů klubu {club} ti vypnul dvoufázové přihlášení, aby to šlo i bez ztraceného telefonu. Teď stačí heslo. V Nastavení si je můžeš zapnout znovu.',
    en: 'an officer of {club} turned off your two-step sign-in so that you can come in without your phone. The password alone is enough now. You can turn it on again in Settings.',
  },
  renewed: { cs: 'Nové záchranné kódy', en: 'New recovery codes' },
  renewedText: {
    cs: 'k tvému účtu v klubu {club} byly vydány nové záchranné kódy. Staré už neplatí.',
    en: 'new recovery codes were issued for your account with {club}. The old ones no longer work.',
  },
  used: { cs: 'Přihlášení záchranným kódem', en: 'Signed in with a recovery code' },
  usedText: {
    cs: {
      one: 'k tvému účtu v klubu {club} se právě někdo, nejspíš ty, přihlásil záchranným kódem. Zbývá {count} kód.',
      few: 'k tvému účtu v klubu {club} se právě někdo, nejspíš ty, přihlásil záchranným kódem. Zbývají {count} kódy.',
      many: 'k tvému účtu v klubu {club} se právě někdo, nejspíš ty, přihlásil záchranným kódem. Zbývá {count} kódu.',
      other:
        'k tvému účtu v klubu {club} se právě někdo, nejspíš ty, přihlásil záchranným kódem. Zbývá {count} kódů.',
    },
    en: {
      one: 'somebody, most likely you, has just signed in to your account with {club} with a recovery code. {count} code is left.',
      other:
        'somebody, most likely you, has just signed in to your account with {club} with a recovery code. {count} codes are left.',
    },
  },
})

type Kind = 'on' | 'off' | 'reset' | 'renewed'

const about = (kind: Kind): Letter => ({
  category: 'service',
  mustGo: true,
  write: ({ language, clubName }) => {
    const say = speak(WORDS, language)
    return {
      subject: say(kind),
      paragraphs: [say('hello'), say(`${kind}Text`, { club: clubName }), say('notYou')],
    }
  },
})

export const secondStepOnLetter = about('on')
export const secondStepOffLetter = about('off')
export const secondStepResetLetter = about('reset')
export const recoveryCodesRenewedLetter = about('renewed')

export const recoveryCodeUsedLetter: Letter = {
  category: 'service',
  mustGo: true,
  write: ({ language, clubName, params }) => {
    const say = speak(WORDS, language)
    return {
      subject: say('used'),
      paragraphs: [
        say('hello'),
        say('usedText', { club: clubName, count: Number(params.left) }),
        say('notYou'),
      ],
    }
  },
}
