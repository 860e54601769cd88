import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

const builtAt = Date.now()

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reloadOnce(), reactRouter()],
  // The server entry is built together with the screens: two builds would hold two copies of
  // everything that must exist once (the request context, above all).
  environments: {
    ssr: { build: { rolldownOptions: command === 'build' ? { input: './src/server.ts' } : {} } },
  },
  define: { __BUILD_ID__: JSON.stringify(builtAt.toString(36)), __BUILD_TIME__: String(builtAt) },
  build: { target: 'es2023', sourcemap: false },
}))

/**
 * React Router reloads the page whenever a chunk fails to load, for ever if need be.
 * Ours reloads once and not again within ten seconds (src/ui/reload-once.ts).
 */
function reloadOnce(): Plugin {
  const theirs = 'window.location.reload();\n\t\treturn new Promise(() => {});'
  return {
    name: 'klubovna:reload-once',
    transform(code, id) {
      if (!id.includes('react-router') || !id.endsWith('/lib/dom/ssr/routeModules.js')) return null
      if (!code.includes(theirs)) throw new Error('react-router no longer reloads where we expected it to')
      return code.replace(
        theirs,
        'if (!window.__reloadOnce?.()) throw error;\n\t\treturn new Promise(() => {});',
      )
    },
  }
}
