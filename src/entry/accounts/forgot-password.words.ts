import { defineWords } from '../../ground/values/words.ts'

export const forgotPasswordWords = defineWords({
  title: { cs: 'Zapomenuté heslo', en: 'Forgotten password' },
  text: {
    cs: 'Napiš e-mail, se kterým se přihlašuješ. Pošleme ti odkaz, kterým si nastavíš nové heslo.',
    en: 'Write the e-mail you sign in with. We will send you a link to set a new password.',
  },
  email: { cs: 'E-mail', en: 'E-mail' },
  submit: { cs: 'Poslat odkaz', en: 'Send the link' },
  back: { cs: 'Zpět na přihlášení', en: 'Back to sign in' },
  sent: {
    cs: 'Pokyny k obnovení hesla byly odeslány na váš email.',
    en: 'Instructions for a new password have been sent to your e-mail.',
  },
  sentNext: {
    cs: 'Odkaz platí 30 minut. Když nic nepřijde, mrkni do spamu a zkontroluj, že je to adresa tvého účtu.',
    en: 'The link works for 30 minutes. If nothing comes, look in your spam folder and check that it is the address of your account.',
  },
  failed: {
    cs: 'Nepodařilo se odeslat email pro reset hesla.',
    en: 'The e-mail for a new password could not be sent.',
  },
  notNow: { cs: 'Odkaz teď poslat nejde', en: 'The link cannot be sent right now' },
})
