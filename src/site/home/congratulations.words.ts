import { defineWords } from '../../ground/values/words.ts'

export const congratulationsWords = defineWords({
  title: { cs: 'Přihláška je na cestě', en: 'Your application is on its way' },
  text: {
    cs: 'Díky, že chceš jezdit s námi. Potvrzení ti přijde e-mailem; když ho do hodiny nenajdeš, koukni do nevyžádané pošty.',
    en: 'Thank you for wanting to ride with us. A confirmation will come by e-mail; if it is not there within an hour, look in the spam folder.',
  },
  next: { cs: 'Co bude dál', en: 'What happens next' },
  events: { cs: 'Vybrat vyjížďku', en: 'Choose a ride' },
  home: { cs: 'Zpět na hlavní stránku', en: 'Back to home' },
})
