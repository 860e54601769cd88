import { defineWords } from '../../ground/values/words.ts'

export const fuelPanelWords = defineWords({
  title: { cs: 'Tankování', en: 'Fuel' },
  smallest: {
    cs: 'Nejmenší nádrž na seznamu vystačí na {leastKm} km, trasa má {lengthKm} km. Klubovna navrhuje, kde zastavit, ať v ní vždycky něco zbývá.',
    en: 'The smallest tank on the list lasts {leastKm} km, the route has {lengthKm} km. The clubhouse proposes where to stop so that something is always left in it.',
  },
  enough: {
    cs: 'Nejmenší nádrž na seznamu vystačí na {leastKm} km, trasa má {lengthKm} km: po cestě není potřeba tankovat.',
    en: 'The smallest tank on the list lasts {leastKm} km, the route has {lengthKm} km: no fuel is needed on the way.',
  },
  noRoute: {
    cs: 'Akce zatím nemá trasu v souboru GPX, a tak klubovna neví, kde bude potřeba zastavit.',
    en: 'The event has no route as a GPX file yet, so the clubhouse cannot tell where to stop.',
  },
  noRange: {
    cs: 'Nikdo na seznamu nemá u motorky dojezd, a tak klubovna neví, kde bude potřeba zastavit.',
    en: 'Nobody on the list has given the range of a motorcycle, so the clubhouse cannot tell where to stop.',
  },
  known: {
    cs: 'Dojezd motorky známe u {known} z {riders} jezdců.',
    en: 'We know the range of {known} of {riders} riders.',
  },
  guests: {
    cs: {
      one: 'Jeden z nich je host; hostů se na motorku neptáme, zeptej se sám.',
      few: '{count} z nich jsou hosté; hostů se na motorku neptáme, zeptej se sám.',
      other: '{count} z nich je hostů; hostů se na motorku neptáme, zeptej se sám.',
    },
    en: {
      one: 'One of them is a guest; guests are not asked about their motorcycles, ask yourself.',
      other: '{count} of them are guests; guests are not asked about their motorcycles, ask yourself.',
    },
  },
  tooLong: {
    cs: 'Mezi {fromKm}. a {toKm}. kilometrem nejmenší nádrž nevystačí.',
    en: 'Between kilometres {fromKm} and {toKm} the smallest tank does not last.',
  },
  stop: { cs: 'Zastávka {number}', en: 'Stop {number}' },
  km: { cs: 'Kilometr', en: 'Kilometre' },
  place: { cs: 'Kde tankujeme', en: 'Where we fill up' },
  hint: { cs: 'Řádek smažeš tím, že ho vyprázdníš.', en: 'Empty a line to remove it.' },
  save: { cs: 'Uložit zastávky', en: 'Save the stops' },
  again: { cs: 'Vzít znovu návrh klubovny', en: 'Take the clubhouse’s proposal again' },
})
