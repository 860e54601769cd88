import { defineWords } from '../../ground/values/words.ts'

export const answerWords = defineWords({
  title: { cs: 'Konec členství', en: 'End of the membership' },
  until: {
    cs: 'Tahle stránka je jen pro tebe a funguje do {day}. Nic jiného se s ní otevřít nedá.',
    en: 'This page is for you alone and works until {day}. Nothing else can be opened with it.',
  },
  debts: { cs: 'Zbývá uhradit', en: 'Still to be paid' },
  noDebts: { cs: 'Klubu nic nedlužíš.', en: 'You owe the club nothing.' },
  rest: { cs: 'zbývá {amount}', en: '{amount} left' },
  noAccount: {
    cs: 'Účet klubu tu ještě není, domluv se s pokladníkem.',
    en: 'The club’s account is not here yet, ask the Treasurer.',
  },
  patches: { cs: 'Nášivky', en: 'Patches' },
  noPatches: { cs: 'Žádné nášivky vracet nemusíš.', en: 'There are no patches to return.' },
  toReturn: {
    cs: 'Patří klubu, vrať je prosím supervizorovi:',
    en: 'They belong to the club, please return them to the Supervisor:',
  },
  front: { cs: 'malá nášivka (přední)', en: 'front patch' },
  back: { cs: 'velká nášivka (zádová)', en: 'big patch (back)' },
  papers: { cs: 'Výpis a tvoje data', en: 'Extract and your data' },
  extract: { cs: 'Výpis ze seznamu členů (§ 236), PDF', en: 'Extract from the member list (§ 236), PDF' },
  dataPdf: { cs: 'Všechno, co o tobě klub vede, PDF', en: 'Everything the club keeps about you, PDF' },
  dataJson: { cs: 'Totéž pro stroje, JSON', en: 'The same for machines, JSON' },
  broken: { cs: 'Odkaz neplatí', en: 'The link does not work' },
  invalid: {
    cs: 'Vypršel, nahradil ho novější, nebo už není potřeba. Kdo má účet, najde všechno po přihlášení; kdo v klubu byl, může kdykoli požádat o výpis.',
    en: 'It has expired, a newer one took its place, or it is no longer needed. Whoever has an account finds everything after signing in; whoever was in the club may ask for an extract at any time.',
  },
  home: { cs: 'Zpět na hlavní stránku', en: 'Back to home' },
})
