import { defineWords } from '../../ground/values/words.ts'

export const firstRunWords = defineWords({
  card: {
    cs: 'Dokonči nastavení klubu ({done} z {all})',
    en: 'Finish setting up the club ({done} of {all})',
  },
  cardText: {
    cs: 'Pár kroků a klubovna může začít. Každý jde přeskočit a vrátit se k němu.',
    en: 'A few steps and the clubhouse can open its doors. Each can be skipped and returned to.',
  },
  cardAction: { cs: 'Pokračovat v nastavení', en: 'Go on setting up' },
})
