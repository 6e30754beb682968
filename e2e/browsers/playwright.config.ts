import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'
import { engines } from './driver/browser.ts'

const sizes = [
  { name: 'laptop', isPhone: false },
  { name: 'phone', isPhone: true },
]

/** `pnpm test:browsers`: every main job in every browser, size and language. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: [],
  timeout: 600_000,
  outputDir: '../../.tsbuild/browsers',
  webServer: {
    ...(base.webServer as object),
    command: 'node e2e/support/clear-data.ts && exec node deploy/local/main.ts',
    cwd: '../..',
  },
  projects: engines.flatMap((engine) =>
    sizes.flatMap(({ name, isPhone }) =>
      (['es', 'en'] as const).map((locale) => ({
        name: `${engine} ${name} ${locale}`,
        metadata: { engine, isPhone, locale },
        // A circumstance is tried once in each size.
        ...(isPhone === (locale === 'es') && { grepInvert: /@circumstance/ }),
      })),
    ),
  ),
})
