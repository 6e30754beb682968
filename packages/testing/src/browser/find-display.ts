import { installDebianPackages } from './debian.ts'
import { findExecutable } from './find-executable.ts'

const installed = (): string | undefined => findExecutable(['Xvfb'])

/**
 * Finds Xvfb, a display without a screen, for browsers that draw nothing without one; else Debian's package.
 * @throws Error with one sentence when there is none
 */
export function findDisplay(): string {
  const found = installed()
  if (found) return found
  // Debian's graphics drivers, with which a processor draws what a graphics card would.
  installDebianPackages('xvfb', 'libgl1-mesa-dri', 'libegl1')
  const fetched = installed()
  if (fetched) return fetched
  throw new Error('No display for browsers found. Install Debian’s xvfb.')
}
