import { existsSync } from 'node:fs'
import { installDebianPackages } from './debian.ts'
import { findExecutable, isExecutable } from './find-executable.ts'

const names = ['firefox-esr', 'firefox']
const macPath = '/Applications/Firefox.app/Contents/MacOS/firefox'

const installed = (): string | undefined =>
  findExecutable(names) ?? (isExecutable(macPath) ? macPath : undefined)

/**
 * Finds Firefox for tests: `FIREFOX_PATH`, else an installed one, else Debian's package.
 * @throws Error with one sentence when there is none
 */
export function findFirefox(): string {
  const given = process.env.FIREFOX_PATH
  if (given) {
    if (existsSync(given)) return given
    throw new Error(`FIREFOX_PATH names ${given}, which does not exist.`)
  }
  const found = installed()
  if (found) return found
  installDebianPackages('firefox-esr')
  const fetched = installed()
  if (fetched) return fetched
  throw new Error('No Firefox found. Install Debian’s firefox-esr or set FIREFOX_PATH to it.')
}
