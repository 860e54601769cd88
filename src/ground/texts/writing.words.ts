import { defineWords } from '../values/words.ts'

export const writingWords = defineWords({
  tools: { cs: 'Úpravy textu', en: 'Text tools' },
  heading: { cs: 'Mezititulek', en: 'Subheading' },
  bold: { cs: 'Tučně', en: 'Bold' },
  italic: { cs: 'Kurzíva', en: 'Italic' },
  list: { cs: 'Odrážky', en: 'Bullets' },
  numbers: { cs: 'Číslování', en: 'Numbers' },
  quote: { cs: 'Citace', en: 'Quote' },
  link: { cs: 'Vložit odkaz', en: 'Add a link' },
  table: { cs: 'Vložit tabulku', en: 'Add a table' },
  preview: { cs: 'Živý náhled', en: 'Live preview' },
  nothing: {
    cs: 'Zatím tu nic není. Piš a uvidíš, jak to bude vypadat.',
    en: 'Nothing here yet. Write and see it.',
  },
  sampleText: { cs: 'text', en: 'text' },
  sampleColumn: { cs: 'Sloupec', en: 'Column' },
  kept: {
    cs: 'Rozepsané se průběžně ukládá v tomto zařízení.',
    en: 'What you write is kept on this device as you go.',
  },
})
