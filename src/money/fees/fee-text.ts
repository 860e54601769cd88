import type { Language } from '../../ground/values/words.ts'

/** The letters whose words the Treasurer may change. */
export const FEE_TEXTS = ['instructions', 'reminder1', 'reminder2'] as const
export type FeeText = (typeof FEE_TEXTS)[number]

// What stands in braces in a text and is filled in for each person; Czech, because it is written by hand.
export const BLANKS = ['účel', 'částka', 'splatnost', 'dní', 'lhůta'] as const
export type Blank = (typeof BLANKS)[number]

/** Without a date of its own the second reminder would warn of nothing (§ 238 of the Civil Code). */
export const NEEDED_BLANKS: Readonly<Record<FeeText, readonly Blank[]>> = {
  instructions: [],
  reminder1: [],
  reminder2: ['lhůta'],
}

export const FIRST_TEXTS: Readonly<Record<FeeText, Readonly<Record<Language, string>>>> = {
  instructions: {
    cs: 'posíláme podklady k platbě: {účel}. Zaplať prosím {částka} do {splatnost}. Nejrychleji to jde přes QR kód, všechno potřebné je ale i níže.',
    en: 'here is what you need to pay: {účel}. Please pay {částka} by {splatnost}. The QR code is the quickest way; everything you need is below as well.',
  },
  reminder1: {
    cs: 'na účet klubu nám zatím nedorazila tvoje platba: {účel}. Splatná byla {splatnost}. Možná se jen zatoulala, tak ti připomínáme, kam a kolik poslat.\n\nPokud jsou peníze už na cestě, nech to být. Kdyby něco nesedělo, napiš nám.',
    en: 'your payment has not reached the club account yet: {účel}. It was due on {splatnost}. It may have just slipped your mind, so here is where and how much to send.\n\nIf the money is on its way, never mind. If something is wrong, write to us.',
  },
  reminder2: {
    cs: 'tvoje platba pořád chybí: {účel}. Splatná byla {splatnost} a jednu upomínku už máš za sebou.\n\nZaplať prosím nejpozději {lhůta}. Pokud příspěvek nepřijde ani v této dodatečné lhůtě, může tvoje členství v klubu podle § 238 občanského zákoníku zaniknout.\n\nNemůžeš teď zaplatit? Ozvi se nám, domluvíme se.',
    en: 'your payment is still missing: {účel}. It was due on {splatnost} and we have reminded you once.\n\nPlease pay by {lhůta} at the latest. If the fee does not arrive within this additional period, your membership may lapse under section 238 of the Czech Civil Code.\n\nCannot pay now? Let us know and we will work something out.',
  },
}

export type Filling = Readonly<Record<Blank, string>>

/** The text with its blanks filled, as paragraphs. */
export function fillText(text: string, filling: Filling): readonly string[] {
  const filled = text.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    const blank = BLANKS.find((known) => known === name.trim().normalize('NFC').toLowerCase())
    return blank ? filling[blank] : whole
  })
  return filled.split(/\r?\n\s*\r?\n/).flatMap((paragraph) => paragraph.trim() || [])
}

export type TextFault = 'required' | 'too_long' | 'unknown_blank' | 'missing_blank'
const LONGEST = 3000

/** What is wrong with a text somebody wrote; null when nothing is. */
export function textFault(name: FeeText, text: string): TextFault | null {
  if (text.trim() === '') return 'required'
  if (text.length > LONGEST) return 'too_long'
  const used = blanksOf(text)
  if (used.some((blank) => !BLANKS.some((known) => known === blank))) return 'unknown_blank'
  return NEEDED_BLANKS[name].every((blank) => used.includes(blank)) ? null : 'missing_blank'
}

function blanksOf(text: string): readonly string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) =>
    name.trim().normalize('NFC').toLowerCase(),
  )
}
