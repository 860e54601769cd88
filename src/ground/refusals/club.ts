// How the club's own settings say no.
export const clubhouseRefusals = {
  logo_svg: {
    status: 415,
    cs: 'SVG nepřijímáme: umí v sobě schovat program. Ulož logo jako PNG, nejlíp s průhledným pozadím.',
    en: 'SVG is not accepted: it can hide a program. Save the logo as PNG, best with a transparent background.',
  },
  logo_wrong_type: {
    status: 415,
    cs: 'Tohle není obrázek. Přijímáme PNG, JPEG a WebP.',
    en: 'This is not a picture. PNG, JPEG and WebP are accepted.',
  },
  logo_too_large: {
    status: 413,
    cs: 'Logo má víc než 5 MB. Zmenši ho a nahraj znovu.',
    en: 'The logo is larger than 5 MB. Make it smaller and try again.',
  },
  logo_too_many_pixels: {
    status: 422,
    cs: 'Logo má víc než 25 megapixelů. Zmenši ho a nahraj znovu.',
    en: 'The logo has more than 25 megapixels. Make it smaller and try again.',
  },
  logo_too_small: {
    status: 422,
    cs: 'Logo je moc malé, na telefonu by bylo rozmazané. Potřebuje aspoň 64 × 64 bodů.',
    en: 'The logo is too small, it would look blurred on a phone. It needs at least 64 × 64 pixels.',
  },
  logo_too_demanding: {
    status: 422,
    cs: 'Tenhle obrázek je na zpracování moc náročný. Ulož ho zmenšený a nahraj znovu.',
    en: 'This picture is too demanding to process. Save it smaller and upload it again.',
  },
  logo_broken: {
    status: 422,
    cs: 'Obrázek je poškozený, nejde přečíst. Ulož ho znovu a zkus to ještě jednou.',
    en: 'The picture is damaged and cannot be read. Save it again and try once more.',
  },
} as const
