import { defineWords } from '../../ground/values/words.ts'

export const proofWords = defineWords({
  title: { cs: 'Přihláška do klubu', en: 'Application to the club' },
  prove: {
    cs: 'Někdo s tvou adresou poslal přihlášku do klubu. Jestli jsi to ty, potvrď to.',
    en: 'Somebody sent an application to the club with your address. If it was you, confirm it.',
  },
  confirm: { cs: 'Ano, přihláška je moje', en: 'Yes, the application is mine' },
  notYou: {
    cs: 'Jestli to nejsi ty, stránku zavři. Za týden na přihlášku zapomeneme.',
    en: 'If it was not you, close the page. We forget the application in a week.',
  },
  proved: { cs: 'Adresa je potvrzená.', en: 'The address is confirmed.' },
  provedText: {
    cs: 'Přihlášku má sekretář. Ozve se ti na tenhle e-mail.',
    en: 'The Secretary has the application and will write to you at this address.',
  },
  hello: { cs: 'Odpovídá {name}', en: '{name} answers' },
  sponsor: {
    cs: 'Hlásí se do klubu a v přihlášce uvádí tebe. Doporučuješ ho?',
    en: 'They apply to the club and name you in the application. Do you recommend them?',
  },
  recommend: { cs: 'Doporučuji', en: 'I recommend' },
  decline: { cs: 'Nedoporučuji', en: 'I do not recommend' },
  confirmed: { cs: 'Doporučuješ, díky.', en: 'You recommend, thank you.' },
  declined: {
    cs: 'Nedoporučuješ. Díky za upřímnost.',
    en: 'You do not recommend. Thank you for being honest.',
  },
  change: {
    cs: 'Dokud o přihlášce není rozhodnuto, můžeš odpověď změnit.',
    en: 'Until the application is decided, you may change your answer.',
  },
  whoSees: {
    cs: 'Tvoji odpověď uvidí jen ti, kdo o přihláškách rozhodují.',
    en: 'Only those who decide about applications see your answer.',
  },
  failed: { cs: 'Odpověď se neuložila', en: 'The answer was not saved' },
  invalid: {
    cs: 'Odkaz neplatí: vypršel, nebo je o přihlášce rozhodnuto.',
    en: 'The link does not work: it has expired, or the application is decided.',
  },
})
