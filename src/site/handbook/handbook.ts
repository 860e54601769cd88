import type { ClubPart } from '../../club-parts.ts'
import type { Catalogue, Language } from '../../ground/values/words.ts'
import { applicantHelp } from './applicant-help.words.ts'
import { captainHelp } from './captain-help.words.ts'
import { memberHelp } from './member-help.words.ts'
import { operatorHelp } from './operator-help.words.ts'
import { registrarHelp } from './registrar-help.words.ts'
import { secretaryHelp } from './secretary-help.words.ts'
import { supervisorHelp } from './supervisor-help.words.ts'
import { treasurerHelp } from './treasurer-help.words.ts'
import { webmasterHelp } from './webmaster-help.words.ts'

/** The chapters by their addresses, in their order. */
export const CHAPTERS = {
  clen: memberHelp,
  cekatel: applicantHelp,
  'road-captain': captainHelp,
  supervisor: supervisorHelp,
  pokladnik: treasurerHelp,
  matrikar: registrarHelp,
  sekretar: secretaryHelp,
  webmaster: webmasterHelp,
  server: operatorHelp,
} as const

export type Chapter = keyof typeof CHAPTERS

/** Which of the stored pictures of the screens stands with a chapter. */
export const PICTURE_OF: Readonly<Partial<Record<Chapter, string>>> = {
  clen: 'membership',
  cekatel: 'events',
  'road-captain': 'new-event',
  supervisor: 'person',
  pokladnik: 'pairing',
  matrikar: 'members',
  sekretar: 'dashboard',
  webmaster: 'settings',
}

export type Paragraph = { readonly id: string; readonly title: string; readonly steps: readonly string[] }

export const isChapter = (slug: string): slug is Chapter => Object.hasOwn(CHAPTERS, slug)

/** What speaks of one part of the club from the beginning to the end. */
const OF_PART: Readonly<Record<string, ClubPart>> = {
  supervisor: 'patches',
  'matrikar#hog': 'hog',
  'sekretar#ritual': 'ritual',
}
const isOff = (place: string, off: readonly ClubPart[]) => {
  const part = OF_PART[place]
  return part !== undefined && off.includes(part)
}

/** The chapters of a club that has switched these parts off. */
export const chaptersOf = (off: readonly ClubPart[]): readonly Chapter[] =>
  (Object.keys(CHAPTERS) as Chapter[]).filter((chapter) => !isOff(chapter, off))

/** Whether a paragraph is in the handbook of a club that has switched these parts off. */
export function isThere(place: `${Chapter}#${string}`, off: readonly ClubPart[]): boolean {
  const [chapter = '', id] = place.split('#')
  return (
    isChapter(chapter) &&
    !isOff(chapter, off) &&
    readChapter(chapter, 'cs', off).paragraphs.some((one) => one.id === id)
  )
}

/** `[hog: …]` in a text is said only in a club that has it. */
const ONLY_WITH = /\[(hog|ritual|patches): ([^\]]*)\]/g

/** A chapter as one reads it: its paragraphs in the order they were written, each with its steps. */
export function readChapter(chapter: Chapter, language: Language, off: readonly ClubPart[] = []) {
  const words: Catalogue = CHAPTERS[chapter]
  const say = (key: string) => {
    const text = words[key]?.[language]
    const said = typeof text === 'string' ? text : ''
    return said
      .replace(ONLY_WITH, (_, part: ClubPart, words: string) => (off.includes(part) ? '' : words))
      .trim()
  }
  const keys = Object.keys(words)
  const paragraphs: readonly Paragraph[] = keys
    .filter((key) => !/\d$/.test(key) && key !== 'title' && key !== 'lead')
    .filter((key) => !isOff(`${chapter}#${key}`, off))
    .map((id) => ({
      id,
      title: say(id),
      steps: keys
        .filter((key) => key.replace(/\d+$/, '') === id && key !== id)
        .map((key) => say(key))
        .filter((step) => step !== ''),
    }))
    .filter(({ steps }) => steps.length > 0)
  return { chapter, title: say('title'), lead: say('lead'), paragraphs }
}

/** The words of the screens that a step names: what stands between two pairs of stars. */
export function namedIn(step: string): readonly string[] {
  return [...step.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = '']) => name)
}

const HEADS: Readonly<Record<Language, readonly string[]>> = {
  cs: [
    '# Příručka',
    'Totéž je v klubovně na adrese `/napoveda`. Píše ji `npm run handbook` ze slov v `src/site/handbook`.',
  ],
  en: [
    '# Handbook',
    'The same is in the clubhouse at `/napoveda`. Written by `npm run handbook` from the words in `src/site/handbook`.',
  ],
}

/** The whole handbook as a document, with the pictures of the screens. */
export function handbookDocument(language: Language): string {
  const chapters = (Object.keys(CHAPTERS) as Chapter[]).map((one) => readChapter(one, language))
  const lines = chapters.flatMap(({ chapter, title, lead, paragraphs }) => [
    `## ${title}`,
    lead,
    ...(PICTURE_OF[chapter] ? [`![](screens/${PICTURE_OF[chapter]}-desktop-light.webp)`] : []),
    ...paragraphs.flatMap((paragraph) => [
      `### ${paragraph.title}`,
      paragraph.steps.length === 1
        ? (paragraph.steps[0] ?? '')
        : paragraph.steps.map((step, place) => `${place + 1}. ${step}`).join('\n'),
    ]),
  ])
  return `${[...HEADS[language], ...lines].join('\n\n')}\n`
}
