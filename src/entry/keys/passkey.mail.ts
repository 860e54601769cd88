import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'

const WORDS = defineWords({
  hello: { cs: 'Ahoj,', en: 'Hi,' },
  added: { cs: 'Nový přístupový klíč', en: 'A new passkey' },
  addedText: {
    cs: 'k tvému účtu v klubu {club} přibyl přístupový klíč „{name}“. Dá se jím přihlásit bez hesla.',
    en: 'the passkey “{name}” was added to your account with {club}. It signs you in without a password.',
  },
  removed: { cs: 'Přístupový klíč odebrán', en: 'A passkey was removed' },
  removedText: {
    cs: 'z tvého účtu v klubu {club} byl odebrán přístupový klíč „{name}“. Už se jím přihlásit nedá.',
    en: 'the passkey “{name}” was removed from your account with {club}. It opens nothing any more.',
  },
  notYou: {
    cs: 'Pokud to byl někdo jiný, hned si změň heslo, v Nastavení zkontroluj klíče i zařízení a dej vědět webmasterovi.',
    en: 'If it was not you, change your password right away, check passkeys and devices in Settings and tell the webmaster.',
  },
})

const about = (kind: 'added' | 'removed'): Letter => ({
  category: 'service',
  mustGo: true,
  write: ({ language, clubName, params }) => {
    const say = speak(WORDS, language)
    const name = typeof params.name === 'string' ? params.name : ''
    return {
      subject: say(kind),
      paragraphs: [say('hello'), say(`${kind}Text`, { club: clubName, name }), say('notYou')],
    }
  },
})

export const passkeyAddedLetter = about('added')
export const passkeyRemovedLetter = about('removed')
