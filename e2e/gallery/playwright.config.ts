import { defineConfig } from '@playwright/test'
import { chromiumArgs, findHeadlessShell } from '@metrolibre/testing/browser'
import { platform } from '../support/platform.ts'

/** A port that no part of the platform uses. */
const port = platform.port + 10
const url = `http://localhost:${port}`

/** The gallery needs no platform, so its tests have a server and a configuration of their own. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  timeout: 300_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list']],
  outputDir: '../../.tsbuild/gallery-results',
  use: {
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findHeadlessShell(), args: [...chromiumArgs] },
  },
  projects: [{ name: 'gallery', metadata: { locale: 'es' } }],
  webServer: {
    command: `exec node packages/build/src/dev/gallery.ts --port ${port}`,
    cwd: '../..',
    // Answered as soon as the gallery is built.
    url: `${url}/dev/gallery/main.js`,
    reuseExistingServer: process.env.E2E_REUSE === '1',
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
