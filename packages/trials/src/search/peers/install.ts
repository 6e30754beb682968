import { execFileSync, type StdioOptions } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environmentWith } from './program.ts'

export interface PeerManifest {
  readonly dependencies: Readonly<Record<string, string>>
  readonly [field: string]: unknown
}

/** npm writes this file last, so without it an installation is incomplete. */
const finished = 'node_modules/.package-lock.json'

/** Returns the folder of a peer. It is outside the repository, so that the peer never becomes a dependency. */
export const peerFolderOf = (name: string): string => join(tmpdir(), `metrolibre-bench-${name.toLowerCase()}`)

/**
 * Runs npm with the same Node as this process, because packages that were built for another version may not
 * load.
 */
const npm = (cwd: string, args: readonly string[], stdio: StdioOptions): void =>
  void execFileSync('npm', args, { cwd, env: environmentWith({}), stdio })

/**
 * Installs the dependencies of the manifest into the peer's folder, unless they are already there. @throws
 * Error with one sentence when that is not possible
 */
export const installAside = (name: string, manifest: PeerManifest): void => {
  const folder = peerFolderOf(name)
  const file = join(folder, 'package.json')
  const text = JSON.stringify(manifest)
  if (existsSync(join(folder, finished)) && readFileSync(file, 'utf8') === text) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, text)
  const wanted = Object.entries(manifest.dependencies).map((pair) => pair.join('@'))
  try {
    // Check the registry once first, because an installation without it would retry for minutes.
    npm(folder, ['view', wanted[0]!, 'version', '--fetch-retries=0'], 'ignore')
  } catch (cause) {
    throw new Error(
      `${name} is left out: npm or its registry is out of reach, so ${wanted[0]} can't be installed.`,
      {
        cause,
      },
    )
  }
  console.log(`Installing ${name} into ${folder}, once; that takes minutes`)
  try {
    const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
    npm(folder, ['install', ...quiet], ['ignore', 'inherit', 'inherit'])
  } catch (cause) {
    throw new Error(`${name} is left out: npm could not install ${wanted.join(', ')}.`, { cause })
  }
}
