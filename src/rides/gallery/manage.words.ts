import { defineWords } from '../../ground/values/words.ts'

/** What officers read while they hang the photos. */
export const manageWords = defineWords({
  newTitle: { cs: 'Nové album', en: 'New album' },
  editTitle: { cs: 'Úprava alba', en: 'Editing an album' },
  create: { cs: 'Založit album', en: 'Create the album' },
  save: { cs: 'Uložit', en: 'Save' },
  saved: { cs: 'Úspěšně uloženo', en: 'Saved' },
  failed: { cs: 'Nepodařilo se uložit', en: 'Could not be saved' },
  loadFailed: { cs: 'Album se nepodařilo načíst.', en: 'The album could not be loaded.' },

  about: { cs: 'O albu', en: 'About the album' },
  albumTitle: { cs: 'Název', en: 'Title' },
  description: { cs: 'Popis', en: 'Description' },
  descriptionHint: {
    cs: 'Jedna dvě věty pod název. Ukážou se i v náhledu odkazu.',
    en: 'A sentence or two under the title. They also show in the preview of a link.',
  },
  happenedOn: { cs: 'Kdy to bylo', en: 'When it was' },
  event: { cs: 'K akci', en: 'Of the event' },
  noEvent: { cs: 'k žádné', en: 'none' },
  visibility: { cs: 'Kdo album vidí', en: 'Who sees the album' },
  public: { cs: 'Všichni', en: 'Everybody' },
  members: { cs: 'Jen přihlášení členové', en: 'Signed-in members only' },

  upload: { cs: 'Přidat fotky', en: 'Add photos' },
  uploadHint: {
    cs: 'JPEG, PNG nebo WebP, každá do 15 MB. Místo a údaje z foťáku se z fotek smažou.',
    en: 'JPEG, PNG or WebP, up to 15 MB each. The place and the camera’s data are removed from the photos.',
  },
  choose: { cs: 'Vybrat fotky', en: 'Choose photos' },
  dropHere: { cs: 'Nebo je sem přetáhni.', en: 'Or drop them here.' },
  send: { cs: 'Nahrát', en: 'Upload' },
  progress: { cs: 'Nahráno {done} z {total}', en: '{done} of {total} uploaded' },
  keepOpen: {
    cs: 'Když spadne spojení, nahrávání samo naváže. Zavřeš-li stránku, vyber příště tytéž soubory: naváže se na to, co dorazilo.',
    en: 'If the connection drops, the upload goes on by itself. If you close the page, choose the same files next time: it continues from what has arrived.',
  },
  waiting: { cs: 'čeká', en: 'waiting' },
  sending: { cs: '{percent} %', en: '{percent} %' },
  working: { cs: 'zpracovává se', en: 'being processed' },
  done: { cs: 'hotovo', en: 'done' },
  already: { cs: 'už v albu je', en: 'in the album already' },
  reconnecting: { cs: 'čeká na spojení', en: 'waiting for the connection' },
  uploadFailed: { cs: 'Nepodařilo se', en: 'Failed' },
  retry: { cs: 'Zkusit znovu', en: 'Try again' },
  lost: { cs: 'Server neodpovídá.', en: 'The server does not answer.' },

  photos: { cs: 'Fotky', en: 'Photos' },
  noPhotos: { cs: 'Album je zatím prázdné.', en: 'The album is still empty.' },
  orderHint: {
    cs: 'Pořadí změníš šipkami, na počítači i přetažením.',
    en: 'Change the order with the arrows, on a computer also by dragging.',
  },
  caption: { cs: 'Popisek fotky {number}', en: 'Caption of photo {number}' },
  captionPlaceholder: { cs: 'Popisek', en: 'Caption' },
  earlier: { cs: 'Posunout dopředu', en: 'Move earlier' },
  later: { cs: 'Posunout dozadu', en: 'Move later' },
  makeCover: { cs: 'Udělat titulní fotkou', en: 'Make it the cover' },
  cover: { cs: 'Titulní', en: 'Cover' },
  hide: { cs: 'Skrýt', en: 'Hide' },
  show: { cs: 'Ukázat', en: 'Show' },
  hidden: { cs: 'Skrytá', en: 'Hidden' },
  moveTo: { cs: 'Přesunout do alba', en: 'Move to the album' },
  chooseAlbum: { cs: 'Vyber album', en: 'Choose an album' },
  move: { cs: 'Přesunout', en: 'Move' },
  more: { cs: 'Další', en: 'More' },
  deletePhoto: { cs: 'Smazat fotku navždy', en: 'Delete the photo for good' },
  deleteAlbum: { cs: 'Smazat album', en: 'Delete the album' },
  deleteAlbumText: {
    cs: 'Album zmizí i se všemi fotkami. Vrátit to nejde.',
    en: 'The album disappears with all its photos. This cannot be undone.',
  },
  deleteAlbumSure: { cs: 'Ano, smazat album navždy', en: 'Yes, delete the album for good' },

  requestsTitle: { cs: 'Žádosti o skrytí', en: 'Requests to hide' },
  requestsLead: {
    cs: 'Lidé, kteří na fotce nechtějí být. Skrytá fotka zmizí z alba hned, v úpravě alba ji ukážeš zpátky.',
    en: 'People who would rather not be in a photo. A hidden photo leaves the album at once; show it again while editing the album.',
  },
  noRequests: { cs: 'Nikdo o nic nežádá.', en: 'Nobody is asking for anything.' },
  asked: { cs: '{when}, album {title}', en: '{when}, album {title}' },
  noReason: { cs: 'Bez vysvětlení.', en: 'No explanation given.' },
  contact: { cs: 'Kontakt: {contact}', en: 'Contact: {contact}' },
  hidePhoto: { cs: 'Skrýt fotku', en: 'Hide the photo' },
  keepPhoto: { cs: 'Nechat', en: 'Keep it' },
})

/** What somebody reads who asks for a photo to be hidden. */
export const hideWords = defineWords({
  title: { cs: 'Požádat o skrytí fotky', en: 'Ask for a photo to be hidden' },
  lead: {
    cs: 'Nechceš na téhle fotce být? Napiš nám to. Vyřizuje to člověk, obvykle do pár dnů; důvod uvádět nemusíš.',
    en: 'Would you rather not be in this photo? Tell us. A person takes care of it, usually within a few days; you need not give a reason.',
  },
  reason: { cs: 'Proč (nepovinné)', en: 'Why (optional)' },
  contact: { cs: 'E-mail nebo telefon (nepovinné)', en: 'E-mail or phone (optional)' },
  contactHint: {
    cs: 'Jen kdybychom se potřebovali zeptat. Za měsíc po vyřízení ho smažeme.',
    en: 'Only in case we need to ask. We delete it a month after the answer.',
  },
  send: { cs: 'Požádat o skrytí', en: 'Ask to hide it' },
  failed: { cs: 'Žádost se nepodařilo odeslat', en: 'The request could not be sent' },
  sent: { cs: 'Žádost máme, díky za zprávu.', en: 'We have your request, thank you for telling us.' },
  sentText: {
    cs: 'Až ji vyřídíme, fotka z galerie zmizí.',
    en: 'Once it is dealt with, the photo will be gone from the gallery.',
  },
  back: { cs: 'Zpět do alba', en: 'Back to the album' },
})
