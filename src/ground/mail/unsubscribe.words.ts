import { defineWords } from '../values/words.ts'

export const categoryWords = defineWords({
  news: { cs: 'Novinky a zprávy z klubu', en: 'Club news and messages' },
  rides: { cs: 'Pozvánky na akce', en: 'Invitations to events' },
})

export const categoryNotes = defineWords({
  news: {
    cs: 'Co je nového, zápisy z porad, zprávy od vedení.',
    en: 'What is new, minutes of meetings, messages from the officers.',
  },
  rides: {
    cs: 'Nové vyjížďky a setkání. O akcích, na které jedeš, ti napíšeme vždycky.',
    en: 'New rides and meetings. About those you are going to we always write.',
  },
})

export const unsubscribeWords = defineWords({
  title: { cs: 'Odhlášení e-mailů', en: 'Unsubscribe' },
  question: {
    cs: 'Už nechceš od klubu {club} dostávat tyhle e-maily?',
    en: 'Would you like to stop getting these e-mails from {club}?',
  },
  stop: { cs: 'Už je neposílejte', en: 'Stop sending them' },
  stopped: {
    cs: 'Hotovo. Tyhle e-maily ti už nepřijdou.',
    en: 'Done. You will not get these e-mails any more.',
  },
  already: { cs: 'Tyhle e-maily ti neposíláme.', en: 'We are not sending you these e-mails.' },
  again: { cs: 'Zase je posílejte', en: 'Send them again' },
  resumed: { cs: 'Hotovo. Budou ti zase chodit.', en: 'Done. You will get them again.' },
  service: {
    cs: 'Co se týká tvého členství, plateb a přihlašování, přijde dál.',
    en: 'What concerns your membership, payments and signing in still comes.',
  },
  invalid: {
    cs: 'Tenhle odkaz neplatí. Otevři prosím celý odkaz z e-mailu, nebo si odběr změň v nastavení.',
    en: 'This link is not valid. Please open the whole link from the e-mail, or change it in your settings.',
  },
  home: { cs: 'Zpět na hlavní stránku', en: 'Back to home' },
})
