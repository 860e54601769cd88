import { defineWords } from '../values/words.ts'

/** All that leaves the house: what kind of thing happened. Who, where and how much is read in the clubhouse. */
export const pushWords = defineWords({
  invitation: { cs: 'Pozvánka na akci', en: 'An invitation' },
  invitationText: {
    cs: 'Klub tě zve. Otevři ji a odpověz.',
    en: 'The club invites you. Open it and answer.',
  },
  change: { cs: 'Změna na akci', en: 'An event has changed' },
  changeText: { cs: 'Podívej se, co je jinak.', en: 'See what is different.' },
  place: { cs: 'Máš místo', en: 'You have a place' },
  placeText: { cs: 'Uvolnilo se a čekalo na tebe.', en: 'One became free and it is yours.' },
  payment: { cs: 'Platba dorazila', en: 'A payment has arrived' },
  paymentText: { cs: 'Klub ji má, díky.', en: 'The club has it, thank you.' },
  queue: { cs: 'Něco na tebe čeká', en: 'Something waits for you' },
  queueText: { cs: 'Podívej se do správy klubu.', en: 'Have a look into the administration.' },
})
