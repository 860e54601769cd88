import { fromRequest } from '../platform/request-context.ts'
import { type Language, speak } from '../platform/words.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { useWords } from '../ui/use-words.ts'
import type { Route } from './+types/to-come.screen'
import { mayEnter } from './guard.ts'
import { MENU } from './menu.ts'
import { menuWords } from './menu.words.ts'
import { partWords, toComeWords } from './to-come.words.ts'

type Part = keyof typeof partWords

export function loader(args: Route.LoaderArgs) {
  const { visitor, language, club } = fromRequest(args)
  const part = partAt(args.url.pathname)
  const name = nameOf(part, language)
  const mayGoBack = visitor !== null && mayEnter('/admin', visitor)
  return { title: `${name} · ${club.name}`, part, name, back: mayGoBack ? '/admin' : '/' }
}

function partAt(path: string): Part {
  if (!isPart(path)) throw new Response(null, { status: 404 })
  return path
}

function isPart(path: string): path is Part {
  return Object.hasOwn(partWords, path)
}

function nameOf(part: Part, language: Language): string {
  const entry = MENU.find(({ to }) => to === part)
  return entry ? speak(menuWords, language)(entry.word) : part
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }]
}

export default function ToComeScreen({ loaderData }: Route.ComponentProps) {
  const { part, name, back } = loaderData
  const say = useWords(toComeWords)
  const sayPart = useWords(partWords)
  return (
    <>
      <PageTitle title={name} />
      <EmptyState
        seed={part.length}
        text={`${say('notBuilt')} ${sayPart(part)}`}
        action={<ButtonLink to={back}>{say(back === '/' ? 'home' : 'dashboard')}</ButtonLink>}
      />
    </>
  )
}
