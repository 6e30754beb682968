import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { installDebianPackages } from './debian.ts'
import { findExecutable, isExecutable } from './find-executable.ts'

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

const installed = (): string | undefined => findExecutable(names) ?? macPaths.find(isExecutable)

function playwrights(): string | undefined {
  const path = chromium.executablePath()
  if (existsSync(path)) return path
  console.log('No browser found; asking Playwright for one …')
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'ignore', timeout: 300_000 })
  return existsSync(path) ? path : undefined
}

function debians(): string | undefined {
  installDebianPackages('chromium')
  return installed()
}

function fail(): never {
  throw new Error('No Chromium or Chrome found. Install one or set CHROMIUM_PATH to it.')
}
