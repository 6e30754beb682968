// pnpm test:skew [--before <commit>]: starts a copy of the platform, builds the shell and the remotes as they were at an
// earlier commit too, and opens the public pages in every mixture of both; then breaks each remote in every way. Exits with
// 1 when a mixture that the gate would let through does not work, or a fault takes more than its own remote with it.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findRemotes, openRegistry, shellName } from '@metrolibre/build/release'
import { startPlace } from '../drill/place.ts'
import { trialsRoot } from '../drill/root.ts'
import { runCommand } from '../drill/run-command.ts'
import { runDrills } from '../drill/run-drills.ts'
import { combinations } from './combinations.ts'
import { commitBefore, newest, pushEarlierBuilds } from './earlier-builds.ts'

const { values } = parseArgs({ options: { before: { type: 'string' } } })

const folder = await mkdtemp(join(tmpdir(), 'skew-'))
const { place, stop } = await startPlace({ RATE_LIMIT_FACTOR: '1000' })
try {
  const commit = values.before ?? (await commitBefore())
  const { releasesToken } = JSON.parse(await readFile(join(place.dataDir!, 'secrets.json'), 'utf8')) as {
    releasesToken: string
  }
  const registry = { RELEASES_URL: place.url, RELEASES_TOKEN: releasesToken }
  await openRegistry(registry)
  const apps = [shellName, ...findRemotes()]
  const earlier = await pushEarlierBuilds(commit, apps, { folder, registry })
  const [shell, ...remotes] = await Promise.all(
    earlier.map(async (built) => ({ now: await newest(place.releasesDir!, built.app), earlier: built })),
  )
  const broken = await runDrills({ mixtures: () => combinations(place, shell!, remotes) }, place)
  if (broken > 0) process.exitCode = 1
} finally {
  await stop()
  await rm(folder, { recursive: true, force: true })
}

console.log('\nfaults of each remote')
const faults = await runCommand(
  { cwd: trialsRoot },
  'node',
  'e2e/matrix.ts',
  '--project=es-desktop',
  'chaos/',
)
console.log(faults.said.split('\n').slice(-12).join('\n'))
if (faults.code !== 0) process.exitCode = 1
