import { defineConfig } from 'vitest/config'

const ROOMS = '{ground/http,ground/values,money/*,office/access,office/admin,people/members,rides/events}'

/** The tests that stand beside the rules `npm run mutants` breaks, and no others: what guards a rule is found there. */
export default defineConfig({
  define: { __BUILD_ID__: '"test"', __BUILD_TIME__: '0' },
  test: {
    env: { LOG_LEVEL: 'silent' },
    include: ['src/{permissions,reach}.test.ts', `src/${ROOMS}/*.test.ts`],
    // Three hundred made-up clubs for each mutant take hours; the tables must notice by themselves.
    exclude: ['src/**/*.server.test.ts', 'src/**/*-properties.test.ts'],
    // Every mutant has a worker of its own; its files share what they read.
    isolate: false,
  },
})
