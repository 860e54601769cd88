import type { ReactNode } from 'react'
import { data, Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import barlow400 from '../assets/fonts/barlow-400.woff2?url'
import barlow500 from '../assets/fonts/barlow-500.woff2?url'
import barlow600 from '../assets/fonts/barlow-600.woff2?url'
import condensed700 from '../assets/fonts/barlow-condensed-700.woff2?url'
import type { Route } from './+types/root'
import { tellDemo } from './entry/sign-in/demo-role.ts'
import { iconVersion } from './ground/platform/icon-version.ts'
import { BLANK_CLUB } from './ground/platform/blank-club.ts'
import { fromRequest } from './ground/platform/request-context.ts'
import { Signal } from './ground/signal/signal.tsx'
import { DemoBar } from './ground/ui/demo-bar.tsx'
import { errorCode, errorKind, isLostConnection } from './ground/ui/error-code.ts'
import { ErrorScreen } from './ground/ui/error-screen.tsx'
import { errorScreenWords } from './ground/ui/error-screen.words.ts'
import { CLEARED_FLASH_COOKIE, readFlash } from './ground/ui/flash.ts'
import { IconSprite } from './ground/ui/icon.tsx'
import { SkipLink } from './ground/ui/page-shell.tsx'
import { RouteAnnouncer } from './ground/ui/route-announcer.tsx'
import { Toaster } from './ground/ui/toaster.tsx'
import { useForgottenCard } from './ground/ui/use-forgotten-card.ts'
import { useMissedClick } from './ground/ui/use-missed-click.ts'
import { useNewBuild } from './ground/ui/use-new-build.ts'
import { KnownRoot, type Root, useToldRoot } from './ground/ui/use-root.ts'
import { WaitingRoad } from './ground/ui/waiting-road.tsx'
import './ground/ui/whole.css'

/** What failed before any screen was asked is shown like any other failure. */
export const middleware: Route.MiddlewareFunction[] = [
  (args, next) => {
    const { failure } = fromRequest(args)
    if (failure) throw new Response(null, { status: failure.status })
    return next()
  },
]

export function loader(args: Route.LoaderArgs) {
  const { language, theme, club, isDemo, visitor } = fromRequest(args)
  const flash = readFlash(args.request.headers.get('cookie'), language)
  const person = visitor && { id: visitor.id, role: visitor.role, name: visitor.name }
  return data(
    {
      language,
      theme,
      club,
      isDemo,
      visitor: person,
      flash,
      demo: isDemo ? tellDemo(language) : null,
    } satisfies Root,
    flash ? { headers: { 'set-cookie': CLEARED_FLASH_COOKIE } } : {},
  )
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  const club = (loaderData?.club ?? BLANK_CLUB).name
  if (!error) return [{ title: club }]
  const title = errorScreenWords[`title${errorKind(errorCode(error))}`][loaderData?.language ?? 'cs']
  return [{ title: `${title} · ${club}` }, { name: 'robots', content: 'noindex' }]
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const root = useToldRoot()
  const club = root?.club ?? BLANK_CLUB
  const version = iconVersion(club)
  const isPlain = useMatches().some(({ handle }) => isPlainHandle(handle))
  return (
    <html
      lang={root?.language ?? 'cs'}
      data-theme={root?.theme ?? 'system'}
      data-plain={isPlain || undefined}
      style={club.look}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="application-name" content={club.name} />
        <meta name="theme-color" content="#1c1917" />
        <link rel="icon" href={`/icons/club.svg?v=${version}`} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={`/icons/apple-180.png?v=${version}`} />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        {!isPlain && FONTS.map((font) => <link key={font} {...PRELOAD} href={font} />)}
        <Links />
      </head>
      <body>
        <KnownRoot value={root}>
          <IconSprite />
          <SkipLink />
          <DemoBar />
          {children}
          {!isPlain && (
            <>
              <WaitingRoad />
              <Signal />
              <Toaster />
              <RouteAnnouncer />
              <ScrollRestoration />
              <Scripts />
            </>
          )}
        </KnownRoot>
      </body>
    </html>
  )
}

const FONTS = [condensed700, barlow400, barlow500, barlow600]
const PRELOAD = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const

/** A screen with `export const handle = { isPlain: true }` is a document alone: a letter's link on a bad signal. */
function isPlainHandle(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'isPlain' in handle && handle.isPlain === true
}

export default function Root() {
  useNewBuild()
  useForgottenCard()
  useMissedClick()
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen code={errorCode(error)} isLost={isLostConnection(error)} />
}
