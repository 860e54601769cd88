import { defineWords } from '../platform/words.ts'

export const rideWords = defineWords({
  free: { cs: 'Volných {free} z {capacity}', en: '{free} of {capacity} places free' },
  full: { cs: 'Plno, bereme náhradníky', en: 'Full, waiting list open' },
  opens: { cs: 'Registrace od {day}', en: 'Registration from {day}' },
  closed: { cs: 'Registrace skončila', en: 'Registration closed' },
  public: { cs: 'Otevřeno veřejnosti', en: 'Open to everybody' },
  members: { cs: 'Jen pro členy', en: 'Members only' },
  length: { cs: '{km} km', en: '{km} km' },
})
