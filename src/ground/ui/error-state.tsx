import { useLocation, useRouteError } from 'react-router'
import { ButtonLink } from './button.tsx'
import { errorCode, errorKind, isWorthRetrying } from './error-code.ts'
import { errorScreenWords } from './error-screen.words.ts'
import { kitWords } from './kit.words.ts'
import { useWords } from './use-words.ts'

/**
 * What failed, and another try: a link to this very address, so it works without JavaScript too.
 * Where no try can end otherwise, the words of the error screen and the way out.
 */
export function ErrorState({ text }: { readonly text: string }) {
  const say = useWords(kitWords)
  const sayError = useWords(errorScreenWords)
  const { pathname, search } = useLocation()
  const error = useRouteError()
  const kind = errorKind(errorCode(error))
  const mayRetry = isWorthRetrying(error)
  return (
    <div role="alert" className="flex flex-col items-center gap-5 px-4 py-12 text-center">
      <svg aria-hidden="true" viewBox="0 0 80 80" className="size-20">
        <rect
          x="14"
          y="14"
          width="52"
          height="52"
          rx="9"
          transform="rotate(45 40 40)"
          className="fill-primary-400"
        />
        <rect
          x="18"
          y="18"
          width="44"
          height="44"
          rx="6"
          transform="rotate(45 40 40)"
          className="fill-none stroke-stone-900"
          strokeWidth="3"
        />
        <path d="M40 25v19M40 51v5" className="stroke-stone-900" strokeWidth="6" />
      </svg>
      {mayRetry ? (
        <p className="max-w-[44ch] text-lg text-balance">{text}</p>
      ) : (
        <div className="max-w-[44ch] text-balance">
          <h2 className="heading text-3xl">{sayError(`title${kind}`)}</h2>
          <p className="mt-2 text-lg text-muted">{sayError(`text${kind}`)}</p>
        </div>
      )}
      {mayRetry ? (
        <ButtonLink to={pathname + search} reloadDocument>
          {say('retry')}
        </ButtonLink>
      ) : (
        <ButtonLink to="/">{sayError('back')}</ButtonLink>
      )}
    </div>
  )
}
