import { defineWords } from '../../ground/values/words.ts'

export const closeWords = defineWords({
  title: { cs: 'Uzavřít jízdu', en: 'Close the ride' },
  text: {
    cs: 'Zkontroluj, kdo jel, doplň kilometry a pár slov. Tím jízda končí a album čeká na fotky.',
    en: 'Check who rode, add the kilometres and a few words. That ends the ride, and its album waits for photos.',
  },
  who: { cs: 'Kdo jel', en: 'Who rode' },
  home: { cs: 'doma {time}', en: 'home {time}' },
  notHere: { cs: 'bez odškrtnutí na startu', en: 'not ticked off at the start' },
  notHome: { cs: 'ještě není doma', en: 'not home yet' },
  missing: {
    cs: {
      one: 'Domů ještě nedojel {count} člověk. Zavolej mu a v kapitánském telefonu ho označ.',
      few: 'Domů ještě nedojeli {count} lidé. Zavolej jim a v kapitánském telefonu je označ.',
      many: 'Domů ještě nedojelo {count} člověka. Zavolej jim a v kapitánském telefonu je označ.',
      other: 'Domů ještě nedojelo {count} lidí. Zavolej jim a v kapitánském telefonu je označ.',
    },
    en: {
      one: '{count} person is not home yet. Call and tick them off on the captain’s phone.',
      other: '{count} people are not home yet. Call and tick them off on the captain’s phone.',
    },
  },
  km: { cs: 'Ujeté kilometry (nepovinné)', en: 'Kilometres ridden (optional)' },
  kmHint: {
    cs: 'Předvyplněno z trasy, když ji jízda má.',
    en: 'Filled in from the route, where there is one.',
  },
  note: { cs: 'Jaká byla (nepovinné)', en: 'How it was (optional)' },
  noteHint: { cs: 'Přečtou si to členové klubu.', en: 'Members of the club will read it.' },
  close: { cs: 'Uzavřít jízdu', en: 'Close the ride' },
  failed: { cs: 'Jízdu se nepodařilo uzavřít', en: 'The ride was not closed' },
  closed: { cs: 'Jízda je uzavřená', en: 'The ride is closed' },
  closedText: { cs: 'Všichni jsou doma. Díky, kapitáne.', en: 'Everybody is home. Thank you, captain.' },
  album: { cs: 'Album jízdy', en: 'The album of the ride' },
  phone: { cs: 'Kapitánský telefon', en: 'Captain’s phone' },
  event: { cs: 'Stránka akce', en: 'The event’s page' },
})
