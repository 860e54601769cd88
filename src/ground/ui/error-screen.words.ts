import { defineWords } from '../values/words.ts'

export const errorScreenWords = defineWords({
  title404: { cs: 'Ztracen na silnici!', en: 'Page not found' },
  text404: {
    cs: 'Tahle cesta nikam nevede. Otoč to a vrať se na hlavní stránku.',
    en: 'This road leads nowhere. Turn around and go back to the main page.',
  },
  title403: { cs: 'Přístup zablokován!', en: 'Road closed!' },
  text403: {
    cs: 'Tahle cesta je jen pro vyvolené. Pokud jde o omyl, ozvi se správci.',
    en: 'This road is only for the chosen ones. If that is a mistake, contact the admin.',
  },
  title500: { cs: 'Porucha na stroji!', en: 'Engine trouble!' },
  text500: {
    cs: 'Na serveru nastala neočekávaná chyba. Zkus to prosím později.',
    en: 'An unexpected error happened on the server. Please try again later.',
  },
  titleOther: { cs: 'Neočekávaná chyba', en: 'Unexpected error' },
  textOther: {
    cs: 'Něco se rozbilo. Zkus to znovu, a když to nepomůže, ozvi se podpoře.',
    en: 'Something broke. Try again, and if that does not help, contact support.',
  },
  textLost: {
    cs: 'Klubovna neodpovídá, nejspíš vypadlo připojení. Zkus to znovu, až naskočí.',
    en: 'The clubhouse does not answer, the connection is probably down. Try again when it is back.',
  },
  retry: { cs: 'Zkusit znovu', en: 'Try again' },
  noCode: { cs: 'Chyba', en: 'Error' },
  back: { cs: 'Zpět na hlavní stránku', en: 'Back to home' },
})
