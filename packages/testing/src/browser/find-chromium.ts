import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const macPaths = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/**
 * Finds the browser for tests: `CHROMIUM_PATH`, else an installed Chromium or Chrome, else Playwright's own
 * (downloaded when missing), else Debian's package.
 * @throws Error with one sentence when there is none
 */
export function findChromium(): string {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (existsSync(given)) return given
    throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`)
  }
  return installed() ?? playwrights() ?? debians() ?? fail()
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin')
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...paths, ...macPaths].find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function playwrights(): string | undefined {
  const path = chromium.executablePath()
  if (existsSync(path)) return path
  console.log('No browser found; asking Playwright for one …')
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'ignore', timeout: 300_000 })
  return existsSync(path) ? path : undefined
}

function debians(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  console.log('Installing Debian’s chromium …')
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  spawnSync('apt-get', ['update'], quiet)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet)
  return installed()
}

function fail(): never {
  throw new Error('No Chromium or Chrome found. Install one or set CHROMIUM_PATH to it.')
}
