import { defineWords } from '../../ground/values/words.ts'

export const congratulationsWords = defineWords({
  title: { cs: 'Přihláška je na cestě', en: 'Your application is on its way' },
  text: {
    cs: 'Díky, že chceš jezdit s námi. Potvrzení ti přijde e-mailem; když ho do hodiny nenajdeš, koukni do nevyžádané pošty.',
    en: 'Thank you for wanting to ride with us. A confirmation will come by e-mail; if it is not there within an hour, look in the spam folder.',
  },
  prove: {
    cs: 'Ještě jedna věc: poslali jsme ti e-mail s odkazem. Otevři ho a potvrď svou adresu, teprve pak přihláška dojde k sekretáři. Když ho do hodiny nenajdeš, koukni do nevyžádané pošty.',
    en: 'One more thing: we have sent you an e-mail with a link. Open it and confirm your address; only then the application reaches the Secretary. If it is not there within an hour, look in the spam folder.',
  },
  next: { cs: 'Co bude dál', en: 'What happens next' },
  events: { cs: 'Vybrat vyjížďku', en: 'Choose a ride' },
  home: { cs: 'Zpět na hlavní stránku', en: 'Back to home' },
})
