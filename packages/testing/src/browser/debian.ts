import { spawnSync } from 'node:child_process'

/** Installs Debian packages, where that is possible: on Debian and its relatives, as root. */
export function installDebianPackages(...packages: string[]): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return
  console.log(`Installing Debian’s ${packages.join(', ')} …`)
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  spawnSync('apt-get', ['update'], quiet)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], quiet)
}
