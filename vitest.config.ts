import { defineConfig } from 'vitest/config'

const DOORS = ['src/**/*.server.test.ts', 'db/**/*.server.test.ts', 'test/walks/**/*.server.test.ts']

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  define: { __BUILD_ID__: '"test"', __BUILD_TIME__: '0' },
  test: {
    env: { LOG_LEVEL: 'silent', KLUBOVNA_LANG: 'cs' },
    // One after another, each with as many workers as it is good with: without an order several are refused in one command.
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          sequence: { groupOrder: 0 },
          include: [
            'src/**/*.test.{ts,tsx}',
            'db/**/*.test.ts',
            'test/walks/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: DOORS,
          // As below: an end for what hangs, no claim. A property of a hundred texts has met five seconds beside other work.
          testTimeout: 60_000,
          // As below: 62 s became 16.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'doors',
          sequence: { groupOrder: 1 },
          include: DOORS,
          globalSetup: 'test/cluster.ts',
          setupFiles: ['test/react-as-served.ts', 'test/answers-fit.ts', 'test/logged.ts'],
          // As in the house: an end for what hangs, no claim.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Two cores: a third file uses what the others leave while they wait for the database. 337 s became 281.
          maxWorkers: 3,
          // The files share their modules: reading them anew for each took a third of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'house',
          sequence: { groupOrder: 2 },
          include: ['test/house/**/*.test.ts'],
          globalSetup: 'test/made-club.ts',
          setupFiles: 'test/end-the-rest.ts',
          // What hangs ends; how long it may take where it matters, a test says itself.
          testTimeout: 300_000,
          hookTimeout: 120_000,
          // They mostly wait for a house to open, to close, or to be taken over by another.
          maxWorkers: 4,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          sequence: { groupOrder: 3 },
          include: ['test/faults/**/*.test.ts'],
          globalSetup: 'test/made-club.ts',
          setupFiles: 'test/end-the-rest.ts',
          testTimeout: 600_000,
          hookTimeout: 300_000,
          // Each starts several machines' worth of servers, and some are measured.
          maxWorkers: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'year',
          sequence: { groupOrder: 4 },
          include: ['test/year/**/*.test.ts'],
          setupFiles: 'test/end-the-rest.ts',
          testTimeout: 1_800_000,
          hookTimeout: 300_000,
          maxWorkers: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'browsers',
          include: ['test/browsers/**/*.test.ts'],
          globalSetup: 'test/made-club.ts',
          setupFiles: 'test/end-the-rest.ts',
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // One browser at a time.
          maxWorkers: 1,
        },
      },
    ],
  },
})
