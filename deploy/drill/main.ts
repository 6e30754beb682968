// pnpm drill:deploy: starts what production runs from the tree of the image, on this machine: PostgreSQL, the migrations
// job, two APIs, a worker, two composers, and nginx with the configuration of `deploy/edge`. Then it looks at pages, files
// and limits through the edge, ends and kills processes under load, and prints what it saw.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeTree } from '../image/make-tree.ts'
import { openProgress } from '../local/progress.ts'
import type { LocalService } from '../local/service.ts'
import { askAt } from './ask.ts'
import { checkEdge } from './check-edge.ts'
import { checkEnds } from './check-ends.ts'
import { hasNginx, startEdge, type DrillEdge } from './edge.ts'
import { openPlace, drillRoot, type ProcessName } from './place.ts'
import { openVerdict } from './verdict.ts'

if (!hasNginx()) {
  console.error('nginx is missing: install it (apt-get install nginx-light) and run this again.')
  process.exit(1)
}
const tree = mkdtempSync(join(tmpdir(), 'metrolibre-image-'))
const others: LocalService[] = []
const running = new Map<ProcessName, LocalService>()
let edge: DrillEdge | undefined
const verdict = openVerdict()
try {
  await run()
} catch (error) {
  verdict.check('the drill ran to its end', false, error instanceof Error ? error.message : String(error))
} finally {
  for (const service of [...running.values()].toReversed()) await service.stop()
  await edge?.stop()
  for (const service of others.toReversed()) await service.stop()
  rmSync(tree, { recursive: true, force: true })
}
process.exit(verdict.conclude())

async function run(): Promise<void> {
  const progress = openProgress()
  const { files, bytes } = await progress.step('Tree of the image', async () => makeTree(drillRoot, tree))
  console.log(`    ${files} files, ${(bytes / 2 ** 20).toFixed(1)} MB`)
  const place = await openPlace(tree)
  const start = async (name: ProcessName) => void running.set(name, await place.launch(name))
  await progress.step('Screens built', () => place.task('build', 'packages/build/src/release/build-all.ts'))
  for (const name of ['postgres', 'stand-ins'] as const)
    await progress.step(name, async () => void others.push(await place.launchOther(name)))
  await progress.step('Migrations job', () =>
    place.task('migrate', join(tree, 'packages/api/src/migrate.ts')),
  )
  await progress.step('APIs and worker', () =>
    Promise.all((['api-1', 'api-2', 'worker'] as const).map(start)),
  )
  await progress.step('Demo catalogue', () => place.task('seed', 'packages/api/src/seed/main.ts'))
  await progress.step('Screens released', async () => {
    const command = join(tree, 'packages/api/src/modules/releases/token-command.ts')
    await place.task('release-token', command, ['make', 'drill', '*'])
    await place.task('push', 'packages/build/src/release/push-all.ts')
  })
  edge = await progress.step('Edge', () => startEdge(place))
  await progress.step('Composers', () => Promise.all((['composer-1', 'composer-2'] as const).map(start)))

  const ask = askAt(place.ports.edge, edge.certificate)
  await checkEdge({ ask, edge, ports: place.ports, verdict })
  await checkEnds({ ask, verdict, running, start, wait: () => pause(2500) })
}
