import { YELLOW } from '../values/accent.ts'
import type { Language } from '../values/words.ts'
import type { LetterButton, LetterFact, LetterFrame, LetterImage, LetterText } from './letter.ts'

export const UNSUBSCRIBE_WORD: Readonly<Record<Language, string>> = {
  cs: 'Tyhle e-maily už nechci',
  en: 'Stop these e-mails',
}

// Mail clients know little: tables for columns, styles on the tags. The one sheet in the head is for dark clients
// that read it; the rest see the light letter.
const DARK =
  '@media (prefers-color-scheme: dark){.paper{background:#0c0a09!important;color:#fafaf9!important}.quiet{color:#d6d3d1!important}.fact{border-color:#44403c!important}}'
const FONT = "font-family:Barlow,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

type Ids = { readonly picture: string; readonly logo: string }

export function letterHtml(letter: LetterText, frame: LetterFrame, ids: Ids): string {
  const { paragraphs, facts = [], image, button, otherButton, closing = [] } = letter
  const body = [
    ...paragraphs.map((text) => paragraph(text, frame.language)),
    facts.length > 0 ? factTable(facts) : '',
    image ? picture(image, frame.pictures === 'inline' ? dataAddress(image) : `cid:${ids.picture}`) : '',
    button ? actions([button, ...(otherButton ? [otherButton] : [])], frame) : '',
    ...closing.map((text) => paragraph(text, frame.language)),
  ].join('')
  return `<!doctype html><html lang="${frame.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(letter.subject)}</title><style>${DARK}</style></head><body class="paper" style="margin:0;padding:0;background:#fafaf9;color:#1c1917"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:24px 16px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:left"><tr><td class="paper" style="${FONT};font-size:16px;line-height:1.5;color:#1c1917"><p style="margin:0 0 24px;font-weight:700;font-size:20px;line-height:1.3;border-bottom:3px dashed ${colourOf(frame)};padding-bottom:12px">${head(frame, ids)}${escapeHtml(frame.clubName)}</p>${body}${foot(frame)}</td></tr></table></td></tr></table></body></html>`
}

function paragraph(text: string, language: Language): string {
  const whole = language === 'cs' ? holdTogether(text) : text
  return `<p style="margin:0 0 16px">${escapeHtml(whole).replaceAll('\n', '<br>')}</p>`
}

/** Czech leaves no one-letter word at the end of a line. */
function holdTogether(text: string): string {
  return text.replace(/(?<=^|[\s(„])([ksvzouai]) (?=\S)/giu, '$1\u00a0')
}

function factTable(facts: readonly LetterFact[]): string {
  const rows = facts
    .map(
      ({ label, value }) =>
        `<tr><th scope="row" class="fact quiet" style="padding:8px 16px 8px 0;border-bottom:1px solid #e7e5e4;text-align:left;font-weight:400;color:#57534e;vertical-align:top">${escapeHtml(label)}</th><td class="fact" style="padding:8px 0;border-bottom:1px solid #e7e5e4;font-weight:600;vertical-align:top;word-break:break-word">${escapeHtml(value)}</td></tr>`,
    )
    .join('')
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;font-size:16px;line-height:1.4">${rows}</table>`
}

// A code is read by phones: dark squares on white, whatever the client does with the rest.
function picture({ alt }: LetterImage, source: string): string {
  return `<p style="margin:0 0 24px"><img src="${source}" width="220" alt="${escapeHtml(alt)}" style="display:block;width:220px;max-width:100%;height:auto;background:#ffffff;border:12px solid #ffffff;border-radius:8px"></p>`
}

/** The first in the club's colour, the other beside it; under them the addresses, for clients that show no links. */
function actions(buttons: readonly LetterButton[], frame: LetterFrame): string {
  const shown = buttons.map(
    ({ label, href }, index) =>
      `<a href="${escapeHtml(href)}" style="background:${index === 0 ? colourOf(frame) : '#e7e5e4'};color:#1c1917;padding:14px 22px;border-radius:8px;font-weight:600;text-decoration:none;display:inline-block;margin:0 10px 8px 0">${escapeHtml(label)}</a>`,
  )
  const addresses = buttons.map(({ href }) => escapeHtml(href)).join('<br>')
  return `<p style="margin:24px 0 4px">${shown.join('')}</p><p class="quiet" style="margin:0 0 24px;font-size:13px;color:#57534e;word-break:break-all">${addresses}</p>`
}

const colourOf = ({ colour }: LetterFrame) => colour ?? YELLOW

/** The logo on a plate where the client's own dark or light would swallow it. */
function head({ logo, pictures }: LetterFrame, ids: Ids): string {
  if (!logo) return ''
  const source =
    pictures === 'inline' ? dataAddress({ type: 'image/png', bytes: logo.bytes }) : `cid:${ids.logo}`
  const plate = { dark: 'background:#ffffff;', light: 'background:#1c1917;', any: '' }[logo.tone]
  return `<img src="${source}" height="40" alt="" style="${plate}height:40px;width:auto;max-width:120px;vertical-align:middle;border-radius:6px;margin-right:12px">`
}

function foot({ clubName, language, unsubscribe }: LetterFrame): string {
  const link = unsubscribe
    ? `<br><a class="quiet" href="${escapeHtml(unsubscribe)}" style="color:#57534e">${escapeHtml(UNSUBSCRIBE_WORD[language])}</a>`
    : ''
  return `<p class="quiet" style="margin:32px 0 0;font-size:13px;color:#57534e">${escapeHtml(clubName)}${link}</p>`
}

function dataAddress({ type, bytes }: Pick<LetterImage, 'type' | 'bytes'>): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return `data:${type};base64,${btoa(text)}`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
