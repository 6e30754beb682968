import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { listVersions } from '@metrolibre/build/release'
import { runCommand, type Ended } from '../drill/run-command.ts'
import { pinnedPnpm } from '../drill/pinned-pnpm.ts'
import { trialsRoot } from '../drill/root.ts'

const pnpm = ['--yes', pinnedPnpm]

/** Returns the commit before the contract's version was last raised: the apps of then meet those of now. */
export async function commitBefore(): Promise<string> {
  const file = 'packages/contract/src/version.ts'
  return succeeded(await runCommand({ cwd: trialsRoot }, 'git', 'log', '-1', '--format=%H~1', '--', file))
}

/** A version of an app, with the folder in which it was built. */
export interface Built {
  readonly app: string
  readonly version: string
  readonly dir: string
}

interface Registry {
  readonly RELEASES_URL: string
  readonly RELEASES_TOKEN: string
}

/**
 * Builds apps as they were at a commit, in a work tree of its own below `folder`, and pushes them to the registry. Returns
 * what was built.
 * @throws Error with what a command printed when it fails
 */
export async function pushEarlierBuilds(
  commit: string,
  apps: readonly string[],
  { folder, registry }: { folder: string; registry: Registry },
): Promise<Built[]> {
  const tree = join(folder, 'tree')
  const data = join(folder, 'data')
  await mkdir(data, { recursive: true })
  succeeded(await runCommand({ cwd: trialsRoot }, 'git', 'worktree', 'add', '--detach', tree, commit))
  try {
    const there = { cwd: tree, env: { ...registry, DATA_DIR: data } }
    succeeded(await runCommand(there, 'npx', ...pnpm, 'install', '--frozen-lockfile', '--prefer-offline'))
    const pushed: Built[] = []
    for (const app of apps) {
      console.log(`  ${app} as of ${commit.slice(0, 10)} …`)
      for (const verb of ['build', 'push'])
        succeeded(await runCommand(there, 'npx', ...pnpm, 'release', verb, app))
      pushed.push(await newest(join(data, 'releases'), app))
    }
    return pushed
  } finally {
    await runCommand({ cwd: trialsRoot }, 'git', 'worktree', 'remove', '--force', tree)
  }
}

/** Returns the newest version of an app that was built in a folder. */
export async function newest(releasesDir: string, app: string): Promise<Built> {
  const version = (await listVersions(releasesDir, app))[0]!
  return { app, version, dir: join(releasesDir, app, version) }
}

const succeeded = ({ code, said }: Ended): string => {
  if (code !== 0) throw new Error(said)
  return said
}
