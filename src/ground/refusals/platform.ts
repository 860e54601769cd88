// What the house itself says no to where files are concerned.
export const platformRefusals = {
  file_too_demanding: {
    status: 422,
    cs: 'Tenhle soubor je na přečtení moc velký nebo spletitý. Rozděl ho na menší, nebo ho ulož znovu v jiném programu.',
    en: 'This file is too large or too tangled to be read. Split it into smaller ones, or save it anew in another program.',
  },
  share_taken: {
    status: 429,
    cs: 'Pro každého chystáme jen pár souborů najednou. Nech doběhnout ty předchozí a zkus to za chvilku.',
    en: 'We prepare only a few files at a time for each person. Let the previous ones finish and try again in a moment.',
  },
} as const
