import { defineWords } from '../../ground/values/words.ts'

export const eventAnswerWords = defineWords({
  title: { cs: 'Počítáme s tebou?', en: 'Can we count on you?' },
  hello: { cs: '{call}, zveme tě:', en: '{call}, you are invited:' },
  notYou: {
    cs: 'Odpovídáš za člověka jménem {name}. Když to nejsi ty, nic nemačkej a stránku zavři.',
    en: 'You answer for {name}. If that is not you, press nothing and close the page.',
  },
  waitingText: {
    cs: 'Místo zatím nemáš. Až přijde řada na tebe, přihlásíme tě a napíšeme ti.',
    en: 'You have no place yet. When it is your turn, we register you and write to you.',
  },
  change: { cs: 'Změnit odpověď', en: 'Change the answer' },
  save: { cs: 'Uložit změnu', en: 'Save the change' },
  until: {
    cs: 'Stránka platí jen pro tebe a pro tuhle akci, do jejího začátku. Nic jiného se s ní otevřít nedá.',
    en: 'The page is for you and this event alone, until it starts. Nothing else can be opened with it.',
  },
  cancelled: { cs: 'Akce je zrušená.', en: 'The event is cancelled.' },
  over: { cs: 'Akce už proběhla.', en: 'The event is over.' },
  shut: { cs: 'Registrace teď otevřená není.', en: 'Registration is not open now.' },
  payment: { cs: 'Pokyny k platbě máš v e-mailu.', en: 'How to pay is in your mail.' },
})
