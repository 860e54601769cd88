import { type Language, speak } from '../../ground/values/words.ts'
import { escaped } from '../home/club-icon.ts'
import { elsewhereWords } from './elsewhere.words.ts'

export type ShownRide = {
  readonly id: number
  readonly title: string
  readonly startsAt: string
  readonly day: string
  readonly month: string
  readonly details: string
}

type Calendar = {
  readonly origin: string
  readonly club: string
  readonly language: Language
  readonly rides: readonly ShownRide[]
}

const STYLE = `
:root { color-scheme: light dark; --line: #d6d3d1; --text: #1c1917; --muted: #57534e; --ground: #fff; --sun: #facc15 }
@media (prefers-color-scheme: dark) { :root { --line: #44403c; --text: #fafaf9; --muted: #a8a29e; --ground: #1c1917 } }
* { box-sizing: border-box }
body { margin: 0; padding: 12px; font: 16px/1.35 system-ui, sans-serif; color: var(--text); background: var(--ground) }
h1 { margin: 0 0 8px; font-size: 1.1rem }
ul { margin: 0; padding: 0; list-style: none }
li { border-top: 1px solid var(--line) }
a { color: inherit }
li a { display: flex; gap: 12px; align-items: center; min-height: 56px; padding: 8px 0; text-decoration: none }
li a:hover b { text-decoration: underline }
time { flex: none; width: 4.75rem; text-align: center; font-size: .8rem; color: var(--muted); border-left: 4px solid var(--sun) }
time strong { display: block; font-size: 1.35rem; line-height: 1.1; color: var(--text) }
span { min-width: 0; overflow-wrap: anywhere }
b, small { display: block }
small, p { color: var(--muted); margin: 8px 0 0 }
small { margin: 0; font-size: .875rem }`

/** The coming rides as a page of its own for a frame on another site: no script, and links lead out of the frame. */
export function smallCalendar({ origin, club, language, rides }: Calendar): string {
  const say = speak(elsewhereWords, language)
  const lines = rides.map(
    (ride) =>
      `<li><a href="${escaped(`${origin}/akce/${ride.id}`)}"><time datetime="${ride.startsAt}"><strong>${escaped(ride.day)}</strong>${escaped(ride.month)}</time><span><b>${escaped(ride.title)}</b><small>${escaped(ride.details)}</small></span></a></li>`,
  )
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><base target="_blank">`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${escaped(`${say('rides')} · ${club}`)}</title><style>${STYLE}</style></head><body>`,
    `<main><h1>${escaped(club)}: ${escaped(say('rides'))}</h1>`,
    lines.length > 0 ? `<ul>${lines.join('')}</ul>` : `<p>${escaped(say('none'))}</p>`,
    `<p><a href="${escaped(`${origin}/akce`)}">${escaped(say('all'))}</a></p></main></body></html>`,
    '',
  ].join('\n')
}
