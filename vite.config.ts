import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { typesetCatalogue } from './src/ground/values/typeset.ts'

const builtAt = Date.now()

/** What goes together to a browser: of many small files each would be compressed alone, and asked for alone. */
const GROUPS = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
  },
  {
    name: 'shell',
    test: /src\/ground\/(?:ui\/(?:badge|button|button-look|class-names|club-|copyright|flash|hero|icon\.|kit\.words|layout\.words|main-id|page-shell|poster|preferences|road|route-announcer|site-|toast\.|toaster|tone|use-club|use-go-to|use-missed-click|use-new-build|use-root|use-words|builds|navigate|reload-once|static-toasts|error-)|values\/(?:words|theme)|offline\/marks)/,
  },
  {
    name: 'forms',
    test: /src\/ground\/(?:ui\/(?:title-meta|page-title|panel|field|form-notes|text-input|use-fault-toast|empty-state|select|checkbox|password-input|tabs|avatar|initials)|values\/(?:day|money)|batches\/use-in-browser)|src\/people\/members\/(?:role\.words|member\.ts)|lucide-react\/dist\/esm\/(?:shared|context|Icon|createLucideIcon|icons\/(?:chevron-down|eye|x\.))/,
  },
  { name: 'part', test: /src\/ground\/ui\/(?:part|dialog|drawer)\.(?:words\.ts|tsx)/ },
  {
    name: 'admin',
    test: /src\/office\/admin\/(?:bar-look|menu-item|more|bottom-bar|person|palette-button|rail|menu\.words|breadcrumb|crumbs|help-link)/,
  },
  {
    name: 'lists',
    test: /src\/ground\/(?:lists\/(?:list\.words|list-states|table-links)|ui\/(?:pager|skeleton))/,
  },
  {
    name: 'runs',
    test: /src\/ground\/batches\/(?:batch\.|batch-sentence|preposition|retry-run\.tsx|run-progress|use-run|watch-run)/,
  },
  { name: 'fees', test: /src\/money\/(?:fees\/fee-paths|bank\/bank-answer|treasury\/fee-outcome)/ },
  { name: 'place', test: /src\/rides\/events\/(?:price-note|party-fields|my-place\.words)/ },
  { name: 'kept', test: /src\/ground\/offline\/(?:queue|store|use-kept-list)\./ },
  {
    name: 'tables',
    test: /src\/ground\/(?:lists\/sort-menu|ui\/(?:sort-head|filter-)|values\/sorting|batches\/(?:use-selection|bulk-bar|confirm-batch))|lucide-react\/dist\/esm\/icons\/arrow-(?:up|down)\.|src\/people\/(?:members\/people-table|roster\/search-box)/,
  },
]

/** What every page brings is named in no part that comes later: the names take room in each of them. */
const ALWAYS_HERE = /\/(?:react|shell|rolldown-runtime)-[^/]+\.js$/

const BUNDLED = [
  'zod',
  'kysely',
  'hono',
  '@hono/node-server',
  'lucide-react',
  'micromark',
  'isbot',
  'cookie-es',
  'react',
  'react-dom',
  'react-router',
]

/** The oldest browsers Tailwind's own rules work in: for older ones a colour need not be written a second time. */
const SHEETS_FOR = ['chrome111', 'edge111', 'firefox128', 'safari16.4']

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    typesetWords(),
    reloadOnce(),
    quietLookAhead(),
    quickMatch(),
    textInHand(),
    reactRouter(),
  ],
  // The server entry is built together with the screens: two builds would hold two copies of
  // everything that must exist once (the request context, above all).
  environments: {
    ssr: {
      build: { rolldownOptions: command === 'build' ? { input: './src/process/server.ts' } : {} },
      // Packages of hundreds of small files stand in the one file of the server: finding each takes longer than running it.
      resolve: { noExternal: command === 'build' ? BUNDLED : [] },
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    },
    // What every page needs in one piece each: together they compress better, and the home page has a budget.
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } } } },
  },
  define: { __BUILD_ID__: JSON.stringify(builtAt.toString(36)), __BUILD_TIME__: String(builtAt) },
  build: {
    target: 'es2023',
    cssTarget: SHEETS_FOR,
    sourcemap: false,
    modulePreload: { resolveDependencies: (_file, parts) => parts.filter((part) => !ALWAYS_HERE.test(part)) },
  },
}))

/** Czech sentences break where they may, without a line of code in the browser. */
function typesetWords(): Plugin {
  return {
    name: 'klubovna:typeset-words',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('.words.ts') ? typesetCatalogue(code) : null),
  }
}

/**
 * React Router complains and reloads the page whenever the script of a screen fails to load, for ever if need be. Ours
 * reloads once, and without a signal leaves the screen standing (src/ground/signal/lost-module.ts).
 */
function reloadOnce(): Plugin {
  const theirs =
    /console\.error\(`Error loading route module[\s\S]*?window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/
  return {
    name: 'klubovna:reload-once',
    transform(code, id) {
      if (!id.includes('react-router') || !id.endsWith('/lib/dom/ssr/routeModules.js')) return null
      if (!theirs.test(code)) throw new Error('react-router no longer reloads where we expected it to')
      return code.replace(
        theirs,
        `if (!window.__lostModule) {
          if (window.__reloadOnce?.()) return new Promise(() => {});
          throw error;
        }
        const late = await window.__lostModule(error, () => import(/* @vite-ignore */ route.module));
        routeModulesCache[route.id] = late;
        return late;`,
      )
    },
  }
}

/**
 * React Router asks ahead about the links of a page. Without a signal there is nobody to ask, and an answer cut off on
 * its way is no fault: whoever then follows the link is told. Everything else it complains about is complained about.
 */
function quietLookAhead(): Plugin {
  const asks = 'async function fetchPatches() {'
  const complains = 'console.error("Failed to fetch manifest patches", e);'
  return {
    name: 'klubovna:quiet-look-ahead',
    transform(code, id) {
      if (!id.includes('react-router') || !id.endsWith('/lib/dom/ssr/fog-of-war.js')) return null
      if (!code.includes(asks) || !code.includes(complains))
        throw new Error('react-router no longer looks ahead where we expected it to')
      return code
        .replace(asks, `${asks}\n\t\t\tif (navigator.onLine === false) return;`)
        .replace(complains, `if (!window.__isLostConnection?.(e)) ${complains}`)
    },
  }
}

/**
 * To find the screen of an address React Router walks down every branch of the tree, of which there are a hundred and fifty,
 * several times a page: a seventh of the server's time. An address that does not fit the whole path of a branch fits no part of the way either.
 */
function quickMatch(): Plugin {
  const walks = 'function matchRouteBranch(branch, pathname, allowPartial = false) {'
  return {
    name: 'klubovna:quick-match',
    // In a browser there are few, and each byte of it is weighed.
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform(code, id) {
      if (!id.includes('react-router') || !id.endsWith('/lib/router/utils.js')) return null
      if (!code.includes(walks)) throw new Error('react-router no longer matches where we expected it to')
      return code.replace(
        walks,
        `${walks}
  if (!allowPartial && !(branch.whole ??= compilePath(branch.path, false, true)[0]).test(pathname)) return null;`,
      )
    },
  }
}

/**
 * While it wakes a page, React puts the words of the house into each longer text once more (for a browser of 2013), over what
 * somebody has written there by then. And at every drawing it says the default anew, the same one too, at which Chromium takes
 * away the caret and what was marked. A text that says so already is left alone.
 */
function textInHand(): Plugin {
  const wakes =
    /element\.defaultValue = defaultValue;\s*children = element\.textContent;\s*children === defaultValue &&[\s\S]*?\(element\.value = children\);/
  const draws =
    /element\.defaultValue =\s*null != defaultValue \? "" \+ getToStringValue\(defaultValue\) : "";\s*\}/
  const onlyIfOther = 'element.defaultValue !== defaultValue && (element.defaultValue = defaultValue);'
  return {
    name: 'klubovna:text-in-hand',
    transform(code, id) {
      if (!id.endsWith('/react-dom-client.production.js')) return null
      if (!wakes.test(code) || !draws.test(code))
        throw new Error('react-dom no longer says the text of a textarea where we expected it to')
      return code.replace(wakes, onlyIfOther).replace(
        draws,
        `defaultValue = null != defaultValue ? "" + getToStringValue(defaultValue) : "";
  ${onlyIfOther}
}`,
      )
    },
  }
}
