import { defineWords } from '../../ground/values/words.ts'

export const firstAccountWords = defineWords({
  title: {
    cs: 'Klubovna běží, ale nikdo v ní ještě není',
    en: 'The clubhouse runs, but nobody is in it yet',
  },
  text: {
    cs: 'Na serveru, ve složce s klubovnou, spusť tenhle příkaz se svým e-mailem. Vypíše odkaz, na kterém si nastavíš heslo.',
    en: 'On the server, in the folder of the clubhouse, run this command with your own e-mail. It prints a link where you set your password.',
  },
  example: { cs: 'tvuj@email.cz', en: 'you@example.com' },
  after: {
    cs: 'Potom tě klubovna provede nastavením: jméno, divize, účet, pošta, členové. Stačí na to deset minut.',
    en: 'Then the clubhouse leads you through its setup: name, divisions, account, mail, members. Ten minutes will do.',
  },
})
