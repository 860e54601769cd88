/** The door of a meeting as it is shown and kept on a phone; nothing that is not shown is in it. */
export type Door = {
  readonly id: number
  /** When the house said so, in milliseconds: the newer of two lists counts. */
  readonly asOf: number
  readonly name: string
  readonly isOpen: boolean
  readonly people: readonly DoorPerson[]
  /** What is kept of it in a phone is gone after this. */
  readonly keepUntil: number
}

export type DoorPerson = {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly votes: boolean
  readonly isHere: boolean
  /** When he came last and left last, in milliseconds. */
  readonly cameAt: number | null
  readonly leftAt: number | null
  /** Who holds his power of attorney, and whose he holds. */
  readonly holderId: number | null
  readonly holder: string | null
  readonly standsFor: readonly string[]
}

type Waiting = { readonly madeAt: number; readonly body: Readonly<Record<string, unknown>> }

/** The list with what was done on this phone and not sent yet. */
export function withActs(people: readonly DoorPerson[], acts: readonly Waiting[]): readonly DoorPerson[] {
  if (acts.length === 0) return people
  const last = new Map(acts.map(({ body, madeAt }) => [body.memberId, { act: body.act, madeAt }]))
  return people.map((person) => {
    const done = last.get(person.id)
    if (!done || person.isHere === (done.act === 'came')) return person
    return done.act === 'came'
      ? { ...person, isHere: true, cameAt: done.madeAt, leftAt: null }
      : { ...person, isHere: false, leftAt: done.madeAt }
  })
}

/** Of those who vote: who is there, and who is there by another. */
export function countVoters(people: readonly DoorPerson[]) {
  const voters = people.filter(({ votes }) => votes)
  const present = new Set(people.filter(({ isHere }) => isHere).map(({ id }) => id))
  const represented = voters.filter(
    ({ isHere, holderId }) => !isHere && holderId !== null && present.has(holderId),
  ).length
  return {
    all: voters.length,
    here: voters.filter(({ isHere }) => isHere).length + represented,
    represented,
  }
}
