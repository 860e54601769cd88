import { defineWords } from '../../ground/values/words.ts'

export const newsFormWords = defineWords({
  newTitle: { cs: 'Nová aktualita', en: 'New news item' },
  editTitle: { cs: 'Úprava aktuality', en: 'Editing a news item' },
  title: { cs: 'Nadpis', en: 'Title' },
  body: { cs: 'Text', en: 'Text' },
  bodyHint: {
    cs: '## Nadpis, **tučně**, - odrážka, [odkaz](/akce)',
    en: '## Heading, **bold**, - bullet, [link](/akce)',
  },
  titleEn: { cs: 'Nadpis anglicky', en: 'Title in English' },
  bodyEn: { cs: 'Text anglicky', en: 'Text in English' },
  bodyEnHint: {
    cs: 'Nemusí být. Kdo čte klub anglicky, uvidí bez něj český text.',
    en: 'Optional. Without it, whoever reads the club in English sees the Czech text.',
  },
  visibility: { cs: 'Kdo ji uvidí', en: 'Who sees it' },
  members: { cs: 'Jen lidé z klubu', en: 'Only people of the club' },
  public: { cs: 'Kdokoli, i na webu klubu', en: 'Anybody, on the club’s website too' },
  pinnedUntil: { cs: 'Připnout nahoře do dne', en: 'Keep on top until' },
  pinnedHint: { cs: 'Nemusí být. Včetně toho dne.', en: 'Optional. That day included.' },
  preview: { cs: 'Náhled', en: 'Preview' },
  saveDraft: { cs: 'Uložit koncept', en: 'Save as a draft' },
  publish: { cs: 'Zveřejnit', en: 'Publish' },
  save: { cs: 'Uložit', en: 'Save' },
  failed: { cs: 'Aktualitu se nepodařilo uložit', en: 'The news could not be saved' },
  remove: { cs: 'Smazat koncept', en: 'Delete the draft' },
  removeSure: { cs: 'Opravdu smazat', en: 'Really delete' },
})
