import { defineWords } from '../../ground/values/words.ts'

export const rideWords = defineWords({
  free: { cs: 'Volných {free} {outOf}', en: '{free} {outOf} places free' },
  full: { cs: 'Plno, bereme náhradníky', en: 'Full, waiting list open' },
  public: { cs: 'Otevřeno veřejnosti', en: 'Open to everybody' },
  members: { cs: 'Jen pro členy', en: 'Members only' },
})
