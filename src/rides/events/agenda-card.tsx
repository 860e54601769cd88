import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { classNames } from '../../ground/ui/class-names.ts'
import { Poster } from '../../ground/ui/poster.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { AgendaItem } from './agenda.ts'
import { agendaWords } from './agenda.words.ts'

type AgendaCardProps = {
  readonly item: AgendaItem
  /** Where to return after one tap. */
  readonly back: '/admin' | '/admin/events'
  readonly children?: ReactNode
}

/** An event with one's own place in it: one tap to come along, without leaving the list. */
export function AgendaCard({ item, back, children }: AgendaCardProps) {
  const say = useWords(agendaWords)
  const isCancelled = item.state === 'cancelled'
  const acts = useRef<HTMLDivElement>(null)
  useKeptFocus(acts, useNavigation().formAction === `/akce/${item.id}`)
  return (
    <article className="group relative flex overflow-hidden rounded-panel border border-line bg-panel hover:border-edge">
      <Poster
        seed={item.id}
        look={item.look}
        className={classNames('w-23 shrink-0 self-stretch md:w-32', isCancelled && 'grayscale')}
      />
      <div className="min-w-0 flex-1 px-4 py-3.5">
        <h3 className="text-[1.0625rem] leading-snug font-semibold">
          <Link
            to={`/akce/${item.id}`}
            prefetch="intent"
            className={classNames(
              'after:absolute after:inset-0 after:rounded-panel group-hover:underline',
              isCancelled && 'line-through decoration-2',
            )}
          >
            {item.title}
          </Link>
        </h3>
        <p className="figures mt-0.5 text-muted">
          <time dateTime={item.startsAt}>{item.details}</time>
        </p>
        <div ref={acts} className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-2">
          {item.state === 'draft' ? <Badge tone="warning">{say('draft')}</Badge> : null}
          {isCancelled && <Badge tone="danger">{say('cancelled')}</Badge>}
          <MyBadge item={item} />
          {item.mayRegister && <OneTap item={item} back={back} />}
          {item.leaving && <WayOut item={item} back={back} />}
          {!item.mayRegister && item.myStatus === null && item.state === 'published' && item.badges[0] && (
            <Badge tone={item.badges[0].tone}>{item.badges[0].text}</Badge>
          )}
          {item.myStatus === null && item.state === 'published' && (
            <span className="figures text-[0.9375rem] text-muted">
              {say('coming', { count: item.coming })}
            </span>
          )}
        </div>
        {children}
      </div>
    </article>
  )
}

/** The button that was pressed goes away with what it did: the focus goes on to the one in its place, not to the top of the page. */
function useKeptFocus(acts: RefObject<HTMLElement | null>, isPressed: boolean): void {
  const wasPressed = useRef(false)
  useEffect(() => {
    const isOver = wasPressed.current && !isPressed
    wasPressed.current = isPressed
    if (isOver && document.activeElement === document.body)
      acts.current?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true })
  }, [acts, isPressed])
}

/** Waiting for a place must never look like going: another word, another colour. */
function MyBadge({ item: { myStatus, myPassengers, myPosition, isRide } }: { readonly item: AgendaItem }) {
  const say = useWords(agendaWords)
  if (myStatus === null) return null
  if (myStatus === 'waiting')
    return <Badge tone="warning">{say('waiting', { position: myPosition ?? 1 })}</Badge>
  const text = say(isRide ? 'going' : 'attending')
  return <Badge tone="success">{myPassengers > 0 ? say('plus', { text, count: myPassengers }) : text}</Badge>
}

/** What costs something is decided on its own page, where the price stands. */
function OneTap({ item, back }: { readonly item: AgendaItem; readonly back: string }) {
  const say = useWords(agendaWords)
  const navigation = useNavigation()
  const isPending = navigation.formAction === `/akce/${item.id}`
  if (item.costs)
    return (
      <ButtonLink
        to={`/akce/${item.id}`}
        size="small"
        className="relative"
        aria-label={say('onPageNamed', { title: item.title })}
      >
        {say('onPage')}
      </ButtonLink>
    )
  return (
    <Form method="post" action={`/akce/${item.id}`} preventScrollReset className="relative">
      <input type="hidden" name="intent" value="register" />
      <input type="hidden" name="back" value={back} />
      <Button
        type="submit"
        size="small"
        variant={item.wouldWait ? 'outline' : 'primary'}
        pending={isPending}
        aria-label={say(item.wouldWait ? 'queueNamed' : item.isRide ? 'registerNamed' : 'joinNamed', {
          title: item.title,
        })}
      >
        {say(item.wouldWait ? 'queue' : item.isRide ? 'register' : 'join')}
      </Button>
    </Form>
  )
}

/** The way back, as short as the way in. */
function WayOut({ item, back }: { readonly item: AgendaItem; readonly back: string }) {
  const say = useWords(agendaWords)
  const navigation = useNavigation()
  const label = say(item.myStatus === 'waiting' ? 'leaveQueue' : 'leave')
  const named = say('leaveNamed', { what: label, title: item.title })
  if (item.leaving === 'page')
    return (
      <ButtonLink
        to={`/akce/${item.id}`}
        size="small"
        variant="quiet"
        className="relative -ml-2"
        aria-label={named}
      >
        {label}
      </ButtonLink>
    )
  return (
    <Form method="post" action={`/akce/${item.id}`} preventScrollReset className="relative -ml-2">
      <input type="hidden" name="intent" value="unregister" />
      <input type="hidden" name="back" value={back} />
      <Button
        type="submit"
        size="small"
        variant="quiet"
        pending={navigation.formAction === `/akce/${item.id}`}
        aria-label={named}
      >
        {label}
      </Button>
    </Form>
  )
}
