// How the club's texts say no.
export const pageRefusals = {
  page_changed_meanwhile: {
    status: 409,
    cs: 'Text mezitím změnil někdo jiný. Podívej se do historie a svou změnu zanes do nové verze.',
    en: 'Somebody else has changed the text meanwhile. See its history and put your change into the new version.',
  },
  text_too_tangled: {
    status: 422,
    cs: 'Tenhle text je moc spletitý: jeho vykreslení trvá příliš dlouho. Rozděl dlouhé odstavce, seznamy a tabulky na kratší.',
    en: 'This text is too tangled: drawing it takes too long. Split long paragraphs, lists and tables into shorter ones.',
  },
  page_unchanged: {
    status: 409,
    cs: 'Text je stejný jako poslední verze.',
    en: 'The text is the same as the last version.',
  },
} as const
