/** How a power of attorney ends: the giver came himself, took it back, the holder returned it, or one of them had no vote at the opening. */
export const PROXY_ENDS = ['came', 'withdrawn', 'returned', 'no_vote'] as const
export type ProxyEnd = (typeof PROXY_ENDS)[number]

type Pair = { readonly memberId: number; readonly holderId: number }

type Wanted = Pair & {
  /** Those in force at this meeting. */
  readonly given: readonly Pair[]
  readonly most: number
  readonly isVoter: (memberId: number) => boolean
  readonly isHere: (memberId: number) => boolean
}

type Why =
  | 'proxies_not_allowed'
  | 'proxy_to_self'
  | 'proxy_given'
  | 'proxy_giver_no_vote'
  | 'proxy_holder_no_vote'
  | 'proxy_giver_here'
  | 'proxy_chain'
  | 'proxy_too_many'

// In the order they are asked; the first that holds is the reason told.
const QUESTIONS: readonly (readonly [Why, (wanted: Wanted) => boolean])[] = [
  ['proxies_not_allowed', ({ most }) => most === 0],
  ['proxy_to_self', ({ memberId, holderId }) => memberId === holderId],
  ['proxy_given', ({ memberId, given }) => given.some((one) => one.memberId === memberId)],
  ['proxy_giver_no_vote', ({ memberId, isVoter }) => !isVoter(memberId)],
  ['proxy_holder_no_vote', ({ holderId, isVoter }) => !isVoter(holderId)],
  ['proxy_giver_here', ({ memberId, isHere }) => isHere(memberId)],
  [
    'proxy_chain',
    ({ memberId, holderId, given }) =>
      given.some((one) => one.holderId === memberId || one.memberId === holderId),
  ],
  [
    'proxy_too_many',
    ({ holderId, given, most }) => given.filter((one) => one.holderId === holderId).length >= most,
  ],
]

/** Why this power of attorney cannot be given; nothing where it can. */
export function whyNoProxy(wanted: Wanted): Why | null {
  return QUESTIONS.find(([, holds]) => holds(wanted))?.[0] ?? null
}

type Stay = {
  readonly memberId: number
  readonly votes: boolean
  readonly cameAt: Date
  readonly leftAt: Date | null
}

type Given = Pair & { readonly givenAt: Date; readonly endedAt: Date | null }

/** From when to when each giver was there by another: while the power held and its holder was in the room. */
export function representedStays<One extends Given>(
  proxies: readonly One[],
  stays: readonly Stay[],
): readonly (One & { readonly cameAt: Date; readonly leftAt: Date | null })[] {
  return proxies.flatMap((proxy) =>
    stays
      .filter(({ memberId, votes }) => votes && memberId === proxy.holderId)
      .map(({ cameAt, leftAt }) => ({
        ...proxy,
        cameAt: proxy.givenAt > cameAt ? proxy.givenAt : cameAt,
        leftAt: earlier(proxy.endedAt, leftAt),
      }))
      .filter(({ cameAt, leftAt }) => leftAt === null || cameAt < leftAt),
  )
}

function earlier(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}
