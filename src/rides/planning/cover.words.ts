import { defineWords } from '../../ground/values/words.ts'

export const coverWords = defineWords({
  title: { cs: 'Titulní fotka', en: 'Cover photo' },
  lead: {
    cs: 'Stojí nad akcí, v kalendáři a v náhledu odkazu. Akce bez fotky má plakát.',
    en: 'It stands over the event, in the calendar and in the preview of a link. An event without a photo wears a poster.',
  },
  now: { cs: 'Teď', en: 'Now' },
  poster: { cs: 'Akce má zatím plakát.', en: 'The event wears its poster.' },
  remove: { cs: 'Sundat fotku', en: 'Take the photo down' },
  upload: { cs: 'Nahrát novou', en: 'Upload a new one' },
  file: { cs: 'Fotka (JPEG, PNG nebo WebP, do 30 MB)', en: 'Photo (JPEG, PNG or WebP, up to 30 MB)' },
  tooLarge: { cs: 'Fotka může mít nejvýš 30 MB.', en: 'The photo may have at most 30 MB.' },
  send: { cs: 'Nahrát a použít', en: 'Upload and use' },
  choose: { cs: 'Vybrat z galerie', en: 'Choose from the gallery' },
  album: { cs: 'Album', en: 'Album' },
  showAlbum: { cs: 'Ukázat album', en: 'Show the album' },
  use: { cs: 'Použít fotku {number}', en: 'Use photo {number}' },
  useNamed: { cs: 'Použít: {caption}', en: 'Use: {caption}' },
  used: { cs: 'Použitá', en: 'In use' },
  noPhotos: {
    cs: 'V galerii zatím není fotka, kterou by viděli všichni, kdo vidí akci.',
    en: 'There is no photo in the gallery yet that everybody who sees the event would see.',
  },
  cancelled: { cs: 'Zrušená akce se už nemění.', en: 'A cancelled event is not changed any more.' },
  saved: { cs: 'Titulní fotka je uložená.', en: 'The cover photo is saved.' },
  failed: { cs: 'Nepodařilo se zpracovat požadavek', en: 'The request could not be processed' },
  loadFailed: { cs: 'Fotky se nepodařilo načíst.', en: 'The photos could not be loaded.' },
})
