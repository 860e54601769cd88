import { defineWords } from '../../ground/values/words.ts'

export const rideWords = defineWords({
  free: {
    cs: { one: 'Volné {count} {outOf}', few: 'Volná {count} {outOf}', other: 'Volných {count} {outOf}' },
    en: { one: '{count} {outOf} places free', other: '{count} {outOf} places free' },
  },
  full: { cs: 'Plno, bereme náhradníky', en: 'Full, waiting list open' },
  public: { cs: 'Otevřeno veřejnosti', en: 'Open to everybody' },
  members: { cs: 'Jen pro členy', en: 'Members only' },
})
