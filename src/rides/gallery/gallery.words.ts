import { defineWords } from '../../ground/values/words.ts'

export const galleryWords = defineWords({
  title: { cs: 'Galerie', en: 'Gallery' },
  lead: {
    cs: 'Kde jsme byli, s kým a za jakého počasí.',
    en: 'Where we have been, with whom and in what weather.',
  },
  photos: {
    cs: { one: '{count} fotka', few: '{count} fotky', many: '{count} fotky', other: '{count} fotek' },
    en: { one: '{count} photo', other: '{count} photos' },
  },
  noPhotos: { cs: 'zatím bez fotek', en: 'no photos yet' },
  members: { cs: 'Jen pro členy', en: 'Members only' },
  empty: {
    cs: 'Galerie je zatím prázdná. První album přibude po první vyjížďce.',
    en: 'The gallery is still empty. The first album comes after the first ride.',
  },
  toEvents: { cs: 'Kam vyrážíme', en: 'Where we ride next' },
  albumEmpty: {
    cs: 'V tomhle albu zatím žádné fotky nejsou. Jestli nějaké máš, přines je na klubový večer.',
    en: 'There are no photos in this album yet. If you have some, bring them to a club evening.',
  },
  allAlbums: { cs: 'Celá galerie', en: 'The whole gallery' },
  toEvent: { cs: 'Jaká to byla akce', en: 'What event it was' },
  onRequest: {
    cs: 'Jsi na fotce a nechceš na ní být? Otevři ji a požádej o skrytí.',
    en: 'Are you in a photo and would rather not be? Open it and ask for it to be hidden.',
  },
  photoOf: { cs: 'Fotka {number} z alba {title}', en: 'Photo {number} of the album {title}' },
  zip: { cs: 'Stáhnout celé album', en: 'Download the whole album' },

  count: { cs: '{number} z {total}', en: '{number} of {total}' },
  previous: { cs: 'Předchozí fotka', en: 'Previous photo' },
  next: { cs: 'Další fotka', en: 'Next photo' },
  close: { cs: 'Zavřít', en: 'Close' },
  download: { cs: 'Stáhnout fotku', en: 'Download the photo' },
  askToHide: { cs: 'Požádat o skrytí fotky', en: 'Ask for the photo to be hidden' },

  newAlbum: { cs: 'Nové album', en: 'New album' },
  edit: { cs: 'Upravit album', en: 'Edit the album' },
  requests: { cs: 'Žádosti o skrytí', en: 'Requests to hide' },
})
