import { defineConfig } from '@playwright/test'
import { chromiumArgs, findHeadlessShell } from '@metrolibre/testing/browser'
import { platform } from './support/platform.ts'

/** The screen sizes the product is built for: a laptop and a phone. */
const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const variants = [
  { name: 'es-desktop', use: { ...desktop, locale: 'es-CL' }, metadata: { locale: 'es' } },
  { name: 'en-phone', use: { ...phone, locale: 'en-US' }, metadata: { locale: 'en' } },
  { name: 'es-phone', use: { ...phone, locale: 'es-CL' }, metadata: { locale: 'es' } },
  { name: 'en-desktop', use: { ...desktop, locale: 'en-US' }, metadata: { locale: 'en' } },
]

/**
 * `npm test` runs everything except tests tagged @matrix on the Spanish laptop, and tests tagged @phone on
 * the English phone.
 */
const whole = process.env.MATRIX === 'full'
const short = [
  { ...variants[0]!, grepInvert: /@matrix/ },
  { ...variants[1]!, grep: /@phone/ },
]

/** Tests that break a part of the platform, or change what every visitor sees. None of them is tagged @phone. */
const disturbing = [
  '**/chaos/{canary,from-source,promote,stale-build}.spec.ts',
  '**/offline/update.spec.ts',
  '**/shell/{cover,identity-away}.spec.ts',
]
const inFolders = (...folders: string[]) => folders.map((folder) => `**/${folder}/*.spec.ts`)
/** Tests that keep one worker busy while the other has the rest, because each uses data of its own. */
const beside = inFolders('chaos', 'offline', 'shell', 'tenants')
/** Tests that only read, which whichever worker is free takes up. */
const reading = inFolders('a11y')

/**
 * A run of everything in two lanes: with one worker, two cores are idle for a third of the time. What others would
 * notice follows alone, as the teardown, which also runs when the others failed.
 */
const inLanes = ([desktop, phone]: typeof short) => {
  const lane = { workers: 1, dependencies: ['start'] }
  const rest = [...beside, ...reading, '**/start/**', '**/gallery/**', '**/browsers/**']
  return [
    { ...desktop!, name: 'start', testMatch: '**/start/*.spec.ts', teardown: 'es-desktop, alone' },
    { ...desktop!, ...lane, name: 'es-desktop, beside', testMatch: beside, testIgnore: disturbing },
    { ...desktop!, ...lane, name: 'es-desktop', testIgnore: rest },
    { ...desktop!, ...lane, name: 'es-desktop, reading', testMatch: reading },
    { ...phone!, ...lane, name: 'en-phone, beside', testMatch: beside },
    { ...phone!, ...lane, name: 'en-phone', testIgnore: rest },
    { ...phone!, ...lane, name: 'en-phone, reading', testMatch: reading },
    { ...desktop!, workers: 1, name: 'es-desktop, alone', testMatch: disturbing },
    ...otherBrowsers.map((project) => ({ ...project, ...lane })),
  ]
}

/** The short form of `pnpm test:browsers`. */
const otherBrowsers = [
  { name: 'firefox', grep: /@short/, metadata: { engine: 'firefox', isPhone: false, locale: 'es' } },
  { name: 'webkit', grep: /@short/, metadata: { engine: 'webkit', isPhone: false, locale: 'es' } },
  {
    name: 'chromium',
    grep: /with the page translated/,
    metadata: { engine: 'chromium', isPhone: true, locale: 'en' },
  },
].map((project) => ({ ...project, testDir: 'browsers', testIgnore: [], timeout: 600_000 }))
const laned = process.env.E2E_LANES === '1'

/** A visitor who has already answered the question about cookies. */
const knownVisitor = {
  cookies: [],
  origins: [
    {
      origin: platform.url,
      localStorage: [
        {
          name: 'metrolibre.consent',
          value: JSON.stringify({ choice: 'declined', version: '2026-11', at: '2026-11-01T12:00:00.000Z' }),
        },
      ],
    },
  ],
}

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // They have configurations of their own.
  testIgnore: ['gallery/**', 'browsers/**'],
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: laned ? 2 : 1,
  fullyParallel: false,
  forbidOnly: true,
  reporter: [['list']],
  outputDir: '../.tsbuild/e2e-results',
  use: {
    baseURL: platform.url,
    storageState: knownVisitor,
    // The tests intercept requests, which a service worker would hide from them; only e2e/offline allows it.
    serviceWorkers: 'block',
    actionTimeout: 25_000,
    navigationTimeout: 45_000,
    // Traces take a quarter of the time, so they are recorded only with `E2E_TRACE=1`.
    trace: process.env.E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    timezoneId: 'America/Santiago',
    launchOptions: { executablePath: findHeadlessShell(), args: [...chromiumArgs] },
  },
  projects: whole ? variants : laned ? inLanes(short) : short,
  webServer: {
    command: 'node e2e/support/clear-data.ts && exec node deploy/local/main.ts',
    cwd: '..',
    url: `${platform.url}/healthz`,
    env: {
      PORT: String(platform.port),
      DATA_DIR: platform.dataDir,
      // All tests share one address here; the limits themselves are tested in the API.
      RATE_LIMIT_FACTOR: '1000',
      // Two browsers keep both cores busy, and a page that is late for a moment would be left to the browser, as in a
      // rush. What happens then has tests of its own, in the composer's.
      RENDER_DEADLINE_MS: '8000',
      // No test depends on an external server.
      MAP_STYLE_URL: 'none',
    },
    reuseExistingServer: process.env.E2E_REUSE === '1',
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
  },
})
