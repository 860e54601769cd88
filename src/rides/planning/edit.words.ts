import { defineWords } from '../../ground/values/words.ts'

export const editWords = defineWords({
  newTitle: { cs: 'Nová akce', en: 'New event' },
  copyTitle: { cs: 'Kopie akce', en: 'Copy of an event' },
  editTitle: { cs: 'Upravit akci', en: 'Edit the event' },
  show: { cs: 'Ukázat na webu', en: 'Show on the web' },
  cover: { cs: 'Obrázek', en: 'Picture' },
  coverText: {
    cs: 'Takhle akce vypadá na webu. Bez fotky má svůj plakát.',
    en: 'This is how the event looks on the website. Without a photo it has its poster.',
  },
  coverChoose: { cs: 'Vybrat titulní fotku', en: 'Choose the cover photo' },
  coverLater: {
    cs: 'Akce dostane svůj plakát sama. Fotku vybereš, jakmile akci uložíš.',
    en: 'The event gets its poster by itself. You choose a photo once the event is saved.',
  },
  people: { cs: 'Účastníci', en: 'Attendance' },
  copy: { cs: 'Kopírovat', en: 'Copy' },

  basics: { cs: 'Druh, pro koho a kdo vede', en: 'Kind, for whom and who leads' },
  title: { cs: 'Název', en: 'Name' },
  kind: { cs: 'Druh', en: 'Kind' },
  leader: { cs: 'Kdo vede', en: 'Who leads' },
  leaderHint: {
    cs: 'Vyber ze seznamu, nebo napiš číslo členské karty.',
    en: 'Choose from the list, or write the number of the member card.',
  },
  visibility: { cs: 'Kdo akci uvidí', en: 'Who sees it' },
  visPublic: { cs: 'všichni na webu', en: 'everybody on the web' },
  visGuests: {
    cs: 'všichni na webu, přihlásit se můžou i hosté',
    en: 'everybody on the web, guests may register',
  },
  visMembers: { cs: 'jen členové po přihlášení', en: 'only members who signed in' },

  startsAt: { cs: 'Začátek', en: 'Start' },
  endsAt: { cs: 'Konec (nepovinný)', en: 'End (optional)' },
  place: { cs: 'Místo', en: 'Place' },
  mapUrl: { cs: 'Odkaz na mapu', en: 'Link to a map' },
  bring: { cs: 'Co s sebou', en: 'What to bring' },
  bringHint: {
    cs: 'Večer předem to pošleme všem, kdo jedou, spolu s místem, časem a srazem.',
    en: 'We send it the evening before to all who go, with the place, the time and the meeting point.',
  },
  mapUrlHint: { cs: 'Třeba z Mapy.cz, tlačítkem Sdílet.', en: 'From Mapy.cz or Google Maps, with Share.' },

  meeting: { cs: 'Srazy', en: 'Meeting points' },
  meetingHint: {
    cs: 'Kde se kdo připojí, po divizích. Prázdný řádek se nepočítá.',
    en: 'Where people join, by division. An empty line does not count.',
  },
  pointNumber: { cs: 'Sraz {number}', en: 'Meeting point {number}' },
  division: { cs: 'Divize', en: 'Division' },
  everybody: { cs: 'všichni', en: 'everybody' },
  at: { cs: 'Kdy', en: 'When' },
  note: { cs: 'Poznámka', en: 'Note' },
  addPoint: { cs: 'Přidat sraz', en: 'Add a meeting point' },

  description: { cs: 'Popis', en: 'Description' },
  descriptionEn: { cs: 'Popis anglicky', en: 'Description in English' },
  descriptionEnHint: {
    cs: 'Nemusí být. Kdo čte klub anglicky, uvidí bez něj český popis.',
    en: 'Optional. Without it, whoever reads the club in English sees the Czech one.',
  },
  descriptionHint: {
    cs: 'Markdown: **tučně**, - odrážka, [odkaz](https://…). Náhled ukáže, jak to bude vypadat.',
    en: 'Markdown: **bold**, - item, [link](https://…). The preview shows how it will look.',
  },
  preview: { cs: 'Náhled', en: 'Preview' },
  previewTitle: { cs: 'Takhle to bude vypadat', en: 'This is how it will look' },
  previewEmpty: { cs: 'Popis je zatím prázdný.', en: 'The description is empty so far.' },

  route: { cs: 'Trasa', en: 'Route' },
  gpx: { cs: 'Soubor GPX', en: 'GPX file' },
  gpxHint: {
    cs: 'Do 5 MB. Uložíme jen kudy a jak vysoko se jede; kdy a čí je záznam, zahodíme.',
    en: 'Up to 5 MB. We keep only where it leads and how high; when and whose the record is, we throw away.',
  },
  gpxTooLarge: { cs: 'Soubor je větší než 5 MB.', en: 'The file is larger than 5 MB.' },
  routeNow: { cs: 'Teď: {route}', en: 'Now: {route}' },
  routeCopied: { cs: 'Z původní akce: {route}', en: 'From the original: {route}' },
  removeRoute: { cs: 'trasu odebrat', en: 'remove the route' },

  registration: { cs: 'Přihlašování', en: 'Registration' },
  capacity: { cs: 'Počet míst', en: 'Places' },
  capacityHint: {
    cs: 'Počítají se jezdci i spolujezdci. Prázdné znamená bez omezení.',
    en: 'Riders and passengers count. Empty means no limit.',
  },
  price: { cs: 'Cena za osobu v Kč', en: 'Price per person in CZK' },
  priceHint: {
    cs: 'Prázdné znamená zdarma. Změna ceny platí jen pro nové přihlášky.',
    en: 'Empty means free. A change applies to new registrations only.',
  },
  registrationOpensAt: { cs: 'Přihlašování od', en: 'Registration from' },
  registrationClosesAt: { cs: 'Přihlašování do', en: 'Registration until' },
  opensHint: { cs: 'Prázdné znamená hned.', en: 'Empty means at once.' },
  closesHint: {
    cs: 'Do téhle chvíle se jde i odhlásit. Prázdné znamená do začátku.',
    en: 'One can also unregister until then. Empty means until the start.',
  },
  withdrawFreeUntil: { cs: 'Odhlášení zdarma do', en: 'Free withdrawal until' },
  withdrawHint: {
    cs: 'Poslední den, kdy se peníze vracejí celé. Prázdné znamená vždycky.',
    en: 'The last day on which all the money goes back. Empty means always.',
  },
  lateRefund: { cs: 'Po tomto dni vrátíme', en: 'After that day we give back' },
  lateRefundHint: {
    cs: 'Každý to vidí dřív, než se přihlásí i než se odhlásí.',
    en: 'Everybody sees it before registering and before withdrawing.',
  },
  shareAll: { cs: 'všechno', en: 'everything' },
  sharePart: { cs: '{percent} % zaplacené částky', en: '{percent} % of what was paid' },
  shareNone: { cs: 'nic', en: 'nothing' },
  quotas: { cs: 'Místa pro divize', en: 'Places for divisions' },
  quotasHint: {
    cs: 'Kolik z počtu míst držíme pro kterou divizi. Prázdné znamená nic.',
    en: 'How many of the places are kept for which division. Empty means none.',
  },
  quotaFor: { cs: 'Místa pro divizi {name}', en: 'Places for the {name} division' },
  quotasReleasedOn: { cs: 'Od kdy jsou místa pro všechny', en: 'Open to everybody from' },
  releaseHint: {
    cs: 'Co do té doby divize nevyužijí, dostanou náhradníci v pořadí.',
    en: 'What divisions have not used by then goes to the waiting list, in order.',
  },

  saveDraft: { cs: 'Uložit koncept', en: 'Save the draft' },
  publish: { cs: 'Zveřejnit', en: 'Publish' },
  save: { cs: 'Uložit změny', en: 'Save changes' },
  saved: { cs: 'Úspěšně uloženo', en: 'Saved' },
  savedTold: {
    cs: {
      one: 'Uloženo. O změně jsme napsali {count} člověku.',
      few: 'Uloženo. O změně jsme napsali {count} lidem.',
      many: 'Uloženo. O změně jsme napsali {count} člověku.',
      other: 'Uloženo. O změně jsme napsali {count} lidem.',
    },
    en: { one: 'Saved. {count} person has been told.', other: 'Saved. {count} people have been told.' },
  },
  tellNote: {
    cs: 'Když změníš čas, místo, srazy nebo cenu, přihlášeným o tom hned napíšeme.',
    en: 'When you change the time, place, meeting points or price, those registered are told at once.',
  },
  failed: { cs: 'Akci se nepodařilo uložit', en: 'The event could not be saved' },

  state: { cs: 'Stav', en: 'State' },
  stateDraft: { cs: 'Koncept', en: 'Draft' },
  statePublished: { cs: 'Zveřejněno', en: 'Published' },
  stateCancelled: { cs: 'Zrušeno', en: 'Cancelled' },
  cancelledNote: {
    cs: 'Zrušená akce se už nemění. Náhradní termín udělej jako kopii.',
    en: 'A cancelled event is not changed any more. Make the new date as a copy.',
  },
  cancel: { cs: 'Zrušit akci', en: 'Cancel the event' },
  cancelText: {
    cs: {
      one: 'Napíšeme {count} člověku. Zrušení nejde vzít zpátky.',
      few: 'Napíšeme {count} lidem. Zrušení nejde vzít zpátky.',
      many: 'Napíšeme {count} člověku. Zrušení nejde vzít zpátky.',
      other: 'Napíšeme {count} lidem. Zrušení nejde vzít zpátky.',
    },
    en: {
      one: 'We write to {count} person. Cancelling cannot be undone.',
      other: 'We write to {count} people. Cancelling cannot be undone.',
    },
  },
  reason: { cs: 'Důvod (pošleme ho přihlášeným)', en: 'Reason (sent to those registered)' },
  deleteDraft: { cs: 'Smazat koncept', en: 'Delete the draft' },
})
