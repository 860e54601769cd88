const slots = globalThis as typeof globalThis & { klubovna?: Map<string, unknown> }

/** State that must exist once in the process, also while development loads our modules anew. */
export function keptOnce<State extends object>(name: string, first: () => State): State {
  slots.klubovna ??= new Map()
  if (!slots.klubovna.has(name)) slots.klubovna.set(name, first())
  return slots.klubovna.get(name) as State
}
