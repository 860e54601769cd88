import { defineWords } from '../../ground/values/words.ts'

export const projectorWords = defineWords({
  begins: { cs: 'Schůze začíná v {time}.', en: 'The meeting begins at {time}.' },
  nothingYet: { cs: 'Zatím se o ničem nehlasovalo.', en: 'Nothing has been voted on yet.' },
  over: { cs: 'Schůze skončila.', en: 'The meeting is over.' },
  presents: { cs: 'Předkládá {name}.', en: 'Presented by {name}.' },
  cameOf: { cs: 'Hlasovalo {came} z {present}', en: '{came} of {present} voted' },
  decides: { cs: 'Pravidlo: {rule}. Hlasuje se {way}.', en: 'The rule: {rule}. Voting is {way}.' },
  where: {
    cs: 'Hlasuje se v telefonu: Moje členství → Schůze klubu → Hlasovat',
    en: 'Vote on your phone: My membership → Meetings of the club → Vote',
  },
})
