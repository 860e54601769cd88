import { defineWords } from '../../ground/values/words.ts'

export const homeWords = defineWords({
  title: { cs: 'Jsi doma?', en: 'Are you home?' },
  hello: { cs: '{call}, díky za společnou jízdu:', en: '{call}, thanks for riding with us:' },
  home: { cs: 'Jsem doma', en: 'I am home' },
  question: {
    cs: 'Dej kapitánovi vědět, že jsi v pořádku doma. Dokud to neuděláš, vidí tě mezi těmi, kdo se ještě nevrátili.',
    en: 'Let the captain know that you got home safe. Until then you are among those who are still out.',
  },
  said: { cs: 'Jsi doma', en: 'You are home' },
  saidText: {
    cs: 'Díky, kapitán to ví. Víme to od {time}.',
    en: 'Thanks, the captain knows. Noted at {time}.',
  },
  until: {
    cs: 'Stránka platí jen pro tebe a pro tuhle jízdu. Nic jiného se s ní otevřít nedá.',
    en: 'The page is for you and this ride alone. Nothing else can be opened with it.',
  },
})
