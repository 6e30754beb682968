import { globSync } from 'node:fs'
import { installDebianPackages } from './debian.ts'
import { findExecutable, isExecutable } from './find-executable.ts'

export interface WebKitPrograms {
  /** Takes WebDriver commands, and starts the browser. */
  driver: string
  /** The browser around WebKitGTK. */
  browser: string
}

function installed(): WebKitPrograms | undefined {
  const driver = findExecutable(['WebKitWebDriver'])
  const browser = globSync('/usr/{lib,lib64,libexec}/{,*/}webkit2gtk-4.*/MiniBrowser').find(isExecutable)
  return driver && browser ? { driver, browser } : undefined
}

/**
 * Finds WebKitGTK, the engine of Safari, with its driver, for tests; else Debian's package of them.
 * @throws Error with one sentence when there is none
 */
export function findWebKit(): WebKitPrograms {
  const found = installed()
  if (found) return found
  installDebianPackages('webkit2gtk-driver')
  const fetched = installed()
  if (fetched) return fetched
  throw new Error('No WebKit found. Install Debian’s webkit2gtk-driver.')
}
