import type { Letter } from '../../ground/mail/letter.ts'
import { defineWords, speak } from '../../ground/values/words.ts'

const WORDS = defineWords({
  subject: { cs: 'Někdo zkouší do klubovny hesla', en: 'Somebody is trying passwords' },
  hello: { cs: 'Ahoj,', en: 'Hi,' },
  happened: {
    cs: 'za poslední čtvrthodinu se do klubu {club} nepovedlo přihlásit víc než {failures}krát. Vypadá to, že někdo zkouší hesla po celém klubu.',
    en: 'in the last quarter of an hour signing in to {club} failed more than {failures} times. It looks as if somebody is trying passwords over the whole club.',
  },
  held: {
    cs: 'Nová zařízení teď {minutes} minut nepustíme. Kdo se už někdy přihlásil na svém zařízení, dostane se dovnitř dál, a kdo si vyžádá nové heslo, dostane se dovnitř odkazem z dopisu hned.',
    en: 'New devices are not let in for {minutes} minutes. Whoever has signed in on a device before still gets in, and the letter with a new password opens the door to anybody at once.',
  },
  next: {
    cs: 'Dělat nemusíš nic. Kdyby se to opakovalo, podívej se ve Správě do Záznamu změn a připomeň členům dvoufázové přihlášení.',
    en: 'You need not do anything. If it happens again, look at the Record of changes in Administration and remind members of two-step sign-in.',
  },
})

/** To the Webmasters, once each time new devices are held back. */
export const signInHeldLetter: Letter = {
  category: 'service',
  write: ({ language, clubName, params }) => {
    const say = speak(WORDS, language)
    return {
      subject: say('subject'),
      paragraphs: [
        say('hello'),
        say('happened', { club: clubName, failures: Number(params.failures) }),
        say('held', { minutes: Number(params.minutes) }),
        say('next'),
      ],
    }
  },
}
