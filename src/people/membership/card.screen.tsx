import { redirect } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import { momentInFigures } from '../../ground/values/moment.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { ClubName } from '../../ground/ui/club-name.tsx'
import { MAIN_ID } from '../../ground/ui/main-id.ts'
import { Road } from '../../ground/ui/road.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/card.screen'
import { CardCode, StandingBadge, Until } from './card-face.tsx'
import { findHolder } from './holders.server.ts'
import { cardFaceWords } from './card-face.words.ts'
import { cardWords } from './membership.words.ts'
import { readPortrait } from './read-portrait.server.ts'
import { cardFace } from './view-membership.server.ts'

const screen = declareScreen({ who: 'account.edit-own' })

/** The card alone, filling the phone: what is shown at a door, and what the phone keeps for a place without a signal. */
export const loader = screen.shows(async ({ db, visitor, today, now, language, origin }) => {
  const holder = visitor.memberId === null ? undefined : await findHolder(db, visitor.memberId, today)
  if (!holder) throw redirect('/admin/membership')
  return {
    title: speak(cardWords, language)('title'),
    face: cardFace(holder, origin),
    // In the page itself, so that the phone keeps it with the card.
    portrait: holder.photoKey && (await readPortrait(holder.photoKey)),
    asOf: momentInFigures(now, language),
  }
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function CardScreen({ loaderData: { face, portrait, asOf } }: Route.ComponentProps) {
  const say = useWords(cardWords)
  const sayFace = useWords(cardFaceWords)
  const line = [face.divisionName, face.sinceYear && say('since', { year: face.sinceYear })]
  return (
    <main
      id={MAIN_ID}
      tabIndex={-1}
      className="night flex flex-1 flex-col items-center bg-paper px-5 text-ink"
    >
      <div className="flex w-full max-w-md flex-1 flex-col">
        <header className="flex h-18 items-center">
          <ClubName />
        </header>
        <Road />
        <div className="flex flex-1 flex-col items-center justify-center gap-6 py-6 text-center">
          <div>
            {portrait && (
              <img src={portrait} alt="" className="mx-auto mb-4 size-28 rounded-2xl object-cover" />
            )}
            <h1 className="font-display text-5xl leading-none font-bold wrap-anywhere">{face.name}</h1>
            <p className="figures mt-2 text-lg wrap-anywhere text-muted">
              {[face.nickname && sayFace('nickname', { nickname: face.nickname }), sayFace('number', face)]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <CardCode face={face} className="w-full max-w-72 rounded-xl" />
          <div>
            <StandingBadge standing={face.standing} className="px-5! py-1.5! text-xl!" />
            <p className="figures mt-2 text-2xl font-semibold">
              <Until standing={face.standing} />
            </p>
            <p className="figures mt-1 wrap-anywhere text-muted">{line.filter(Boolean).join(' · ')}</p>
          </div>
        </div>
        <footer className="grid gap-3 pb-6 text-center">
          <p className="figures text-sm text-muted">{say('asOf', { moment: asOf })}</p>
          <Link to="/admin/membership" className="py-2 font-semibold underline underline-offset-4">
            {say('back')}
          </Link>
        </footer>
      </div>
    </main>
  )
}
