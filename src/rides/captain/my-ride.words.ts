import { defineWords } from '../../ground/values/words.ts'

export const myRideWords = defineWords({
  title: { cs: 'Moje jízda', en: 'My ride' },
  homeTitle: { cs: 'Jsi doma?', en: 'Are you home?' },
  event: { cs: 'Stránka akce', en: 'The event’s page' },
  failed: { cs: 'Nepodařilo se to zapsat', en: 'It was not written down' },
  group: { cs: 'Tvoje skupina', en: 'Your group' },
  lead: { cs: 'vedeš ji', en: 'you lead it' },
  sweep: { cs: 'zavíráš ji', en: 'you sweep it' },
  groupLead: { cs: 'Skupinu vede', en: 'The group is led by' },
  groupSweep: { cs: 'Skupinu zavírá', en: 'The group is swept by' },
  inGroup: { cs: 'Jedete spolu', en: 'You ride together' },
  next: { cs: 'Příští zastávka', en: 'The next stop' },
  fuel: { cs: 'Tankování', en: 'Fuel' },
  joining: { cs: 'Přidáš se', en: 'You join' },
  leads: { cs: 'Jízdu vede', en: 'The ride is led by' },
  homeLater: {
    cs: 'Po jízdě se tu zeptáme, jestli jsi v pořádku doma.',
    en: 'After the ride we ask here whether you got home safe.',
  },
})
