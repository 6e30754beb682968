import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environmentWith } from './program.ts'

/** npm writes this one last: without it an installation was cut short. */
const finished = 'node_modules/.package-lock.json'

/** Where a peer is kept: outside this tree, so that it is never a dependency. */
export const folderOf = (name: string): string => join(tmpdir(), `metrolibre-bench-${name.toLowerCase()}`)

/** Installs what the manifest names into the peer's folder, unless it is there already. Throws one sentence. */
export const installAside = (name: string, manifest: object): void => {
  const folder = folderOf(name)
  const file = join(folder, 'package.json')
  const text = JSON.stringify(manifest)
  if (existsSync(join(folder, finished)) && readFileSync(file, 'utf8') === text) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, text)
  console.log(`Installing ${name} into ${folder}, once; that takes minutes`)
  try {
    execFileSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      env: environmentWith({}),
      stdio: ['ignore', 'inherit', 'inherit'],
    })
  } catch (cause) {
    throw new Error(
      `${name} could not be installed, so it is left out: is npm at hand, and its registry within reach?`,
      { cause },
    )
  }
}
