type Route = {
  readonly parentId?: string | undefined
  readonly path?: string | undefined
  readonly module: string
  readonly imports?: readonly string[] | undefined
  readonly css?: readonly string[] | undefined
}
type Routes = Readonly<Record<string, Route | undefined>>

const fetched = new Set<string>()

/**
 * The files of the screens a thumb goes to next, each once. Only files: they never change, while what a screen shows is asked for when
 * somebody looks. Whoever saves data gets them when he goes there.
 */
export async function fetchAhead(
  paths: readonly string[],
  routes: Routes,
  get: (file: string) => Promise<unknown>,
): Promise<void> {
  for (const file of filesOf(paths, routes)) {
    if (fetched.has(file)) continue
    fetched.add(file)
    // One after another: whatever somebody asks for himself goes first.
    await get(file).catch(() => fetched.delete(file))
  }
}

export function filesOf(paths: readonly string[], routes: Routes): readonly string[] {
  const wanted = new Set(paths)
  const files = Object.values(routes).flatMap((route) =>
    route && wanted.has(addressOf(route, routes))
      ? [route.module, ...(route.imports ?? []), ...(route.css ?? [])]
      : [],
  )
  return [...new Set(files)]
}

function addressOf({ parentId, path }: Route, routes: Routes): string {
  const parent = parentId === undefined ? undefined : routes[parentId]
  const above = parent ? addressOf(parent, routes) : ''
  return path ? `${above}/${path}` : above
}

/** Quietly, behind everything else. */
async function getQuietly(file: string): Promise<void> {
  const answer = await fetch(file, { priority: 'low' })
  await answer.arrayBuffer()
}

/** On a phone that is at rest and not told to save data. */
export function fetchBarAhead(paths: readonly string[]): void {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  const { __reactRouterManifest: known } = window as {
    readonly __reactRouterManifest?: { readonly routes: Routes }
  }
  if (connection?.saveData || !known || !window.matchMedia('(max-width: 767px)').matches) return
  void fetchAhead(paths, known.routes, getQuietly)
}
