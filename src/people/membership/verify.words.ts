import { defineWords } from '../../ground/values/words.ts'

export const verifyWords = defineWords({
  title: { cs: 'Ověření karty', en: 'Card verification' },
  portrait: { cs: 'Fotka držitele: {name}', en: 'Photo of the holder: {name}' },
  valid: { cs: 'Karta platí', en: 'The card is valid' },
  validText: { cs: 'Držitel je členem klubu {club}.', en: 'The holder is a member of {club}.' },
  until: { cs: 'Platí do {day}', en: 'Valid until {day}' },
  forLife: { cs: 'Platí doživotně', en: 'Valid for life' },
  expired: { cs: 'Karta teď neplatí', en: 'The card is not valid now' },
  expiredText: {
    cs: 'Členství v klubu {club} není na dnešní den prodloužené.',
    en: 'The membership in {club} has not been renewed for today.',
  },
  expiredOn: { cs: 'Platila do {day}', en: 'It was valid until {day}' },
  waiting: { cs: 'Karta zatím neplatí', en: 'The card is not valid yet' },
  waitingText: {
    cs: 'Držitel ještě není schváleným členem klubu {club}.',
    en: 'The holder is not an approved member of {club} yet.',
  },
  ended: { cs: 'Karta už neplatí', en: 'The card is no longer valid' },
  endedText: {
    cs: 'Členství, ke kterému karta patří, skončilo.',
    en: 'The membership this card belongs to has ended.',
  },
  revoked: { cs: 'Karta byla zneplatněna', en: 'The card was called back' },
  revokedText: {
    cs: 'Držitel ji nahlásil jako ztracenou nebo má novou. Požádej ho, ať ukáže kartu v telefonu.',
    en: 'Its holder reported it lost or has a new one. Ask to see the card on the phone.',
  },
  forged: { cs: 'Tohle není naše karta', en: 'This is not our card' },
  forgedText: {
    cs: 'Kód nevydal klub {club}. Může jít o padělek, nebo se kód špatně přečetl. Zkus ho naskenovat znovu.',
    en: 'This code was not issued by {club}. It may be a forgery, or it was read badly. Try to scan it again.',
  },
  unknown: { cs: 'Takovou kartu neznáme', en: 'We know no such card' },
  unknownText: {
    cs: 'Adresa není celá, nebo karta už neexistuje. Zkus kód naskenovat znovu.',
    en: 'The address is not complete, or the card no longer exists. Try to scan the code again.',
  },
  checked: { cs: 'Ověřeno {moment}', en: 'Verified on {moment}' },
})
