// What the house itself says no to where files and its disk are concerned.
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
  disk_low: {
    status: 507,
    cs: 'Na serveru dochází místo. Nahrávání a zálohy počkají, dokud ho někdo neuvolní.',
    en: 'The server is running out of space. Uploads and backups wait until some is freed.',
  },
  disk_full: {
    status: 507,
    cs: 'Na serveru došlo místo, zápis teď nejde.',
    en: 'The server is out of space, nothing can be written.',
  },
  disk_full_reading: {
    status: 507,
    cs: 'Na serveru došlo místo a tohle teď ukázat nejde. Zkus to, až ho správce uvolní.',
    en: 'The server is out of space and cannot show this right now. Try again once some is freed.',
  },
  rules_not_confirmed: {
    status: 403,
    cs: 'Nejdřív potvrď stanovy klubu.',
    en: 'Confirm the club rules first.',
  },
  profile_not_verified: {
    status: 403,
    cs: 'Nejdřív zkontroluj svůj profil.',
    en: 'Check your profile first.',
  },
  second_step_owed: {
    status: 403,
    cs: 'Klub chce od funkcionářů dvoufázové přihlášení. Nejdřív si ho zapni v nastavení.',
    en: 'The club asks its officers for two-step sign-in. Turn it on in your settings first.',
  },
} as const
