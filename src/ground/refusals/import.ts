export const importRefusals = {
  import_already_done: {
    status: 409,
    cs: 'Tenhle soubor už je načtený.',
    en: 'This file has been imported already.',
  },
  import_too_old: {
    status: 409,
    cs: 'Tohle načtení už nejde vrátit: co se jím změnilo, jsme po uplynutí lhůty smazali.',
    en: 'This import can no longer be undone: what it changed was deleted when its time was over.',
  },
  import_already_undone: {
    status: 409,
    cs: 'Tenhle import už je vrácený.',
    en: 'This import has been undone already.',
  },
  import_not_done: {
    status: 409,
    cs: 'Tenhle import ještě neproběhl.',
    en: 'This import has not been run yet.',
  },
  plan_changed: {
    status: 409,
    cs: 'Karty se mezitím změnily. Projdi si kontrolu ještě jednou.',
    en: 'The cards have changed meanwhile. Go through the check once more.',
  },
  nothing_to_import: {
    status: 409,
    cs: 'V souboru není nic, co by se dalo načíst.',
    en: 'There is nothing in the file to import.',
  },
  columns_not_mapped: {
    status: 422,
    cs: 'Urči, ve kterém sloupci je jméno a příjmení, a žádné pole nepoužij dvakrát.',
    en: 'Say which column holds the name, and use no field twice.',
  },
  empty_file: {
    status: 422,
    cs: 'V souboru není žádný řádek s údaji.',
    en: 'There is no row of data in the file.',
  },
  too_many_rows: {
    status: 422,
    cs: 'Soubor má přes 10 000 řádků. Rozděl ho na víc částí.',
    en: 'The file has more than 10,000 rows. Split it into parts.',
  },
  file_too_demanding: {
    status: 422,
    cs: 'Tenhle soubor je na přečtení moc velký nebo spletitý. Rozděl ho na menší, nebo ho ulož znovu v jiném programu.',
    en: 'This file is too large or too tangled to be read. Split it into smaller ones, or save it anew in another program.',
  },
  sheet_too_vast: {
    status: 422,
    cs: 'Tabulka sahá moc daleko: čteme nejvýš 10 000 řádků a 100 sloupců. Smaž, co je napsané daleko vpravo nebo dole, a ulož ji znovu.',
    en: 'The sheet reaches too far: at most 10,000 rows and 100 columns are read. Delete what is written far to the right or below, and save it again.',
  },
  too_many_cards: {
    status: 422,
    cs: 'Najednou jde založit nebo změnit nejvýš 10 000 karet. Rozděl soubor na víc částí.',
    en: 'At most 10,000 cards can be made or changed at once. Split the file into parts.',
  },
  unreadable_file: {
    status: 422,
    cs: 'Soubor se nepodařilo přečíst. Ulož ho jako CSV nebo XLSX a zkus to znovu.',
    en: 'The file could not be read. Save it as CSV or XLSX and try again.',
  },
} as const
