/** Whom a planner asks; of several choices everybody who is in one of them. */
export type InviteChoice =
  | { readonly kind: 'everybody' }
  | { readonly kind: 'last' }
  | { readonly kind: 'division' | 'tag'; readonly id: number }

/** 'everybody', 'last', 'division:2' or 'tag:7'. */
export function readChoice(text: string): InviteChoice | null {
  if (text === 'everybody' || text === 'last') return { kind: text }
  const [, kind, figures] = /^(division|tag):([1-9]\d{0,8})$/.exec(text) ?? []
  return kind === 'division' || kind === 'tag' ? { kind, id: Number(figures) } : null
}

export const MOST_CHOICES = 100

/** Of what stood in the address or a form, what makes sense. */
export function readChoices(texts: readonly string[]): readonly InviteChoice[] {
  return texts.slice(0, MOST_CHOICES).flatMap((text) => readChoice(text) ?? [])
}

/** Why somebody who was meant is not asked. */
export const NOT_INVITED = ['invited', 'answered', 'no_email', 'dead_address', 'opted_out'] as const
export type NotInvited = (typeof NOT_INVITED)[number]

export const ANSWERS = ['going', 'waiting', 'no', 'silent'] as const
export type Answer = (typeof ANSWERS)[number]

type Reply = { readonly status: 'registered' | 'waiting' | 'cancelled' | null }

export function answerOf({ status }: Reply): Answer {
  return status === null ? 'silent' : REPLIES[status]
}

const REPLIES = { registered: 'going', waiting: 'waiting', cancelled: 'no' } as const
