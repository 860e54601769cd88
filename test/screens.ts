import type { RouteConfigEntry } from '@react-router/dev/routes'
import {
  type ServerBuild,
  UNSAFE_withComponentProps as withProps,
  UNSAFE_withErrorBoundaryProps as withErrorProps,
} from 'react-router'
import * as entry from '../src/entry.server.tsx'
import * as root from '../src/root.tsx'
import routes from '../src/routes.ts'

type ServerRoute = NonNullable<ServerBuild['routes'][string]>
type RouteModule = ServerRoute['module']

const modules = import.meta.glob<RouteModule>('../src/**/*.{screen,layout}.tsx')

/** Every screen of the house, put together as the build does, for tests without a browser. */
export async function screens(): Promise<ServerBuild> {
  const found: Record<string, ServerRoute> = {
    root: { id: 'root', path: '', module: dressed(root as unknown as RouteModule) },
  }
  for (const one of flat(routes, 'root')) found[one.id] = { ...one, module: await load(one.file) }
  return {
    entry: { module: entry },
    routes: found,
    assets: {
      entry: { module: '/entry.js', imports: [] },
      routes: Object.fromEntries(
        Object.values(found).map(({ id, parentId, path, index, module }) => [
          id,
          {
            id,
            parentId,
            path,
            index,
            module: `/${id}.js`,
            hasAction: 'action' in module,
            hasLoader: 'loader' in module,
            hasClientAction: false,
            hasClientLoader: false,
            hasClientMiddleware: false,
            hasErrorBoundary: 'ErrorBoundary' in module,
            clientActionModule: undefined,
            clientLoaderModule: undefined,
            clientMiddlewareModule: undefined,
            hydrateFallbackModule: undefined,
          },
        ]),
      ),
      url: '/manifest.js',
      version: 'test',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }
}

/** The address of every screen, as the table writes it. */
export function screenPaths(): readonly string[] {
  return flat(routes, 'root').flatMap(({ path, index }) =>
    index ? ['/'] : path === undefined || path.includes('*') ? [] : [`/${path}`],
  )
}

type Flat = {
  readonly id: string
  readonly parentId: string
  readonly file: string
  path?: string
  index?: boolean
}

function flat(entries: readonly RouteConfigEntry[], parentId: string): Flat[] {
  return entries.flatMap(({ id, file, path, index, children = [] }) => {
    const name = id ?? file.replace(/\.tsx$/, '')
    return [
      { id: name, parentId, file, ...(path === undefined ? {} : { path }), ...(index ? { index } : {}) },
      ...flat(children, name),
    ]
  })
}

async function load(file: string): Promise<RouteModule> {
  const module = modules[`../src/${file}`]
  if (!module) throw new Error(`routes.ts names ${file}, and there is no such screen`)
  return dressed(await module())
}

/** The build hands every component its loader's data; so do we. */
function dressed(module: RouteModule): RouteModule {
  return {
    ...module,
    ...(module.default ? { default: withProps(module.default as Parameters<typeof withProps>[0]) } : {}),
    ...(module.ErrorBoundary
      ? { ErrorBoundary: withErrorProps(module.ErrorBoundary as Parameters<typeof withErrorProps>[0]) }
      : {}),
  }
}
