import type { Language } from '../platform/words.ts'

/** A link that works once: what it is for, where it leads and how long it lives. */
type LetterLink = {
  readonly purpose: 'reset-password' | 'set-password'
  readonly path: string
  readonly livesMinutes: number
}

type LetterInput = {
  readonly language: Language
  readonly clubName: string
  readonly params: Readonly<Record<string, unknown>>
  /** The one-time link, or stars where it must not be shown. */
  readonly link: string
}

export type LetterText = {
  readonly subject: string
  /** Paragraphs of plain text; the HTML part is made of the same ones. */
  readonly paragraphs: readonly string[]
  readonly button?: { readonly label: string; readonly href: string }
}

export type Letter = {
  readonly link?: LetterLink
  readonly write: (input: LetterInput) => LetterText
}

export type RenderedLetter = { readonly subject: string; readonly text: string; readonly html: string }

/** Both parts say the same; every variable is escaped in the one with markup. */
export function renderLetter(
  { subject, paragraphs, button }: LetterText,
  { clubName, language }: { clubName: string; language: Language },
): RenderedLetter {
  const footer = clubName
  const text = [
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    `-- \n${footer}`,
  ].join('\n\n')
  const body = paragraphs
    .map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`)
    .join('')
  const action = button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(button.href)}" style="background:#facc15;color:#1c1917;padding:14px 22px;border-radius:8px;font-weight:600;text-decoration:none;display:inline-block">${escapeHtml(button.label)}</a></p><p style="margin:0 0 16px;font-size:13px;color:#57534e;word-break:break-all">${escapeHtml(button.href)}</p>`
    : ''
  const html = `<!doctype html><html lang="${language}"><body style="margin:0;background:#fafaf9;font-family:Barlow,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1c1917"><div style="max-width:560px;margin:0 auto;padding:24px"><p style="margin:0 0 24px;font-weight:700;font-size:20px;border-bottom:3px dashed #facc15;padding-bottom:12px">${escapeHtml(clubName)}</p>${body}${action}<p style="margin:32px 0 0;font-size:13px;color:#57534e">${escapeHtml(footer)}</p></div></body></html>`
  return { subject: subject.replace(/[\r\n]+/g, ' '), text, html }
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
