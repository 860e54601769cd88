import { defineConfig } from '@playwright/test'

// Chromium calls nobody but the house under test.
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// Every new window would otherwise prepare a list of suggestions under an address bar nobody sees: a second of processor each.
// The last such switch is the one that holds, so what Playwright switches off is named again.
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

// Each journey is walked where people make it; all of them at both sizes by a command of its own.
const isWhole = process.env.JOURNEYS === 'whole'
const leaveOut = (tag: RegExp) => (isWhole ? {} : { grepInvert: tag })

// npm test reads it to say at the end what fell.
const REPORT = process.env.JOURNEYS_REPORT

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './house-setup.ts',
  workers: 2,
  // A long list takes axe some ten seconds where two cores do everything.
  timeout: 180_000,
  // A sign-in beside a busy process has been seen to take longer than ten seconds.
  expect: { timeout: 30_000 },
  reporter: REPORT ? [['line'], ['json', { outputFile: REPORT }]] : [['line']],
  outputDir: '../../test-results/journeys',
  use: {
    // Machines get no error screen; the journeys are made by people.
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36',
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    screenshot: 'only-on-failure',
    // What slides in and fades costs a picture each sixtieth of a second; `npm run journeys` walks with it.
    ...(isWhole ? {} : { contextOptions: { reducedMotion: 'reduce' } }),
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [...QUIET, `--disable-features=${WITHOUT.join(',')}`],
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
      ...leaveOut(/@desk/),
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, ...leaveOut(/@pocket/) },
  ],
})
