import { installDebianPackages } from './debian.ts'
import { findChromium } from './find-chromium.ts'
import { findExecutable } from './find-executable.ts'

const names = ['chromium-headless-shell', 'chrome-headless-shell']

const installed = (): string | undefined => findExecutable(names)

/**
 * Finds what journeys run in: `CHROMIUM_PATH`, else Chromium's headless shell (installed where Debian has it), else any
 * Chromium. The shell is the same engine without the windows around it, which take a third of the processor time of a
 * browser that nobody sees.
 * @throws Error with one sentence when there is no browser
 */
export function findHeadlessShell(): string {
  // Playwright's workers read the configuration again; what was looked for once is not installed anew by each of them.
  return (process.env.JOURNEYS_BROWSER ??=
    process.env.CHROMIUM_PATH ?? installed() ?? debians() ?? findChromium())
}

function debians(): string | undefined {
  installDebianPackages('chromium-headless-shell')
  return installed()
}
