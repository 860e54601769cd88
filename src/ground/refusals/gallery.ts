// How the gallery says no.
export const galleryRefusals = {
  album_exists: {
    status: 409,
    cs: 'Album s touhle adresou už je. Zvol jinou.',
    en: 'There is an album at this address already. Choose another.',
  },
  album_full: {
    status: 409,
    cs: 'Do jednoho alba se vejde 2 000 fotek. Založ další.',
    en: 'One album holds 2,000 photos. Start another one.',
  },
  photos_for_today: {
    status: 429,
    cs: 'Za jeden den nahraješ nejvýš 1 000 fotek. Zítra můžeš pokračovat; co je nahrané, zůstává.',
    en: 'You can upload at most 1,000 photos in one day. Go on tomorrow; what is uploaded stays.',
  },
  upload_elsewhere: {
    status: 409,
    cs: 'Nahrávání pokračuje z jiného místa.',
    en: 'The upload continues from another place.',
  },
  upload_incomplete: {
    status: 409,
    cs: 'Fotka ještě nedorazila celá.',
    en: 'The photo has not arrived whole yet.',
  },
  photo_too_large: {
    status: 413,
    cs: 'Fotka má víc než 15 MB. Zmenši ji a nahraj znovu.',
    en: 'The photo is larger than 15 MB. Make it smaller and try again.',
  },
  photo_heic: {
    status: 415,
    cs: 'Tohle je HEIC z iPhonu a ten prohlížeče neumějí. V iPhonu zvol Nastavení → Fotoaparát → Formáty → Nejkompatibilnější, nebo fotku ulož jako JPEG.',
    en: 'This is a HEIC file from an iPhone, which browsers cannot show. On the iPhone choose Settings → Camera → Formats → Most Compatible, or save the photo as JPEG.',
  },
  photo_wrong_type: {
    status: 415,
    cs: 'Tohle není fotka. Přijímáme JPEG, PNG a WebP.',
    en: 'This is not a photo. JPEG, PNG and WebP are accepted.',
  },
  photo_too_many_pixels: {
    status: 422,
    cs: 'Fotka má víc než 50 megapixelů. Zmenši ji a nahraj znovu.',
    en: 'The photo has more than 50 megapixels. Make it smaller and try again.',
  },
  photo_too_demanding: {
    status: 422,
    cs: 'Tahle fotka je na zpracování moc náročná. Otevři ji v telefonu nebo počítači, ulož zmenšenou a nahraj znovu.',
    en: 'This photo is too demanding to process. Open it on a phone or computer, save it smaller and upload it again.',
  },
  photo_broken: {
    status: 422,
    cs: 'Fotku nejde přečíst: soubor je poškozený nebo neúplný.',
    en: 'The photo cannot be read: the file is damaged or incomplete.',
  },
} as const
