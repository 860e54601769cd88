import { defineWords } from '../../ground/values/words.ts'

export const cardFaceWords = defineWords({
  label: { cs: 'Moje členská karta', en: 'My member card' },
  show: { cs: 'Ukázat kartu', en: 'Show the card' },
  number: { cs: 'č. {number}', en: 'No. {number}' },
  nickname: { cs: '„{nickname}“', en: '“{nickname}”' },
  valid: { cs: 'Platná karta', en: 'Valid card' },
  expired: { cs: 'Neplatná karta', en: 'Card not valid' },
  waiting: { cs: 'Čeká na schválení', en: 'Waiting for approval' },
  ended: { cs: 'Členství skončilo', en: 'Membership has ended' },
  validUntil: { cs: 'platí do {day}', en: 'valid until {day}' },
  expiredOn: { cs: 'platila do {day}', en: 'was valid until {day}' },
  forLife: { cs: 'platí doživotně', en: 'valid for life' },
  notPaid: { cs: 'příspěvek ještě není zaplacený', en: 'the fee is not paid yet' },
  code: { cs: 'QR kód k ověření karty', en: 'QR code to verify the card' },
})
