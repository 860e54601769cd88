import { defineWords } from '../values/words.ts'

export const writingWords = defineWords({
  languages: { cs: 'Jazyk textu', en: 'Language of the text' },
  czech: { cs: 'Česky', en: 'Czech' },
  english: { cs: 'Anglicky', en: 'English' },
  tools: { cs: 'Úpravy textu', en: 'Text tools' },
  heading: { cs: 'Mezititulek', en: 'Subheading' },
  bold: { cs: 'Tučně', en: 'Bold' },
  italic: { cs: 'Kurzíva', en: 'Italic' },
  list: { cs: 'Odrážky', en: 'Bullets' },
  numbers: { cs: 'Číslování', en: 'Numbers' },
  quote: { cs: 'Citace', en: 'Quote' },
  link: { cs: 'Vložit odkaz', en: 'Add a link' },
  table: { cs: 'Vložit tabulku', en: 'Add a table' },
  photo: { cs: 'Vložit fotku', en: 'Add a photo' },
  photoHint: {
    cs: 'Fotku můžeš do textu i přetáhnout nebo vložit ze schránky. JPEG, PNG nebo WebP do 15 MB.',
    en: 'You can also drag a photo into the text or paste it. JPEG, PNG or WebP up to 15 MB.',
  },
  photoMark: { cs: 'Nahrávám fotku {name}', en: 'Uploading {name}' },
  photoSending: { cs: 'Nahrávám fotku {name}…', en: 'Uploading the photo {name}…' },
  photoDone: { cs: 'Fotka je v textu. Popiš ji.', en: 'The photo is in the text. Describe it.' },
  photoTooLarge: {
    cs: 'Fotka {name} má víc než 15 MB. Zmenši ji a zkus to znovu.',
    en: 'The photo {name} is larger than 15 MB. Make it smaller and try again.',
  },
  photoLost: {
    cs: 'Fotka {name} se nenahrála: spojení vypadlo. Text zůstal, přidej ji znovu.',
    en: 'The photo {name} was not uploaded: the connection was lost. The text is here, add it again.',
  },
  samplePhoto: { cs: 'co je na fotce', en: 'what the photo shows' },
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
