import { defineWords } from '../../ground/values/words.ts'

// A file of their own: a phone at a door reads cards too, and knows nothing else of a ride.
export const scannerWords = defineWords({
  hint: {
    cs: 'Namiř foťák na QR kód členské karty. Kdo je přihlášený, ten se sám odškrtne.',
    en: 'Point the camera at the QR code of the member card. Whoever is registered is ticked off.',
  },
  noCamera: {
    cs: 'K foťáku se nemůžeme dostat. Povol ho v prohlížeči, nebo odškrtávej podle jména.',
    en: 'The camera cannot be reached. Allow it in the browser, or tick people off by name.',
  },
})
