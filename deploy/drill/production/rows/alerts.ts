import { setTimeout as pause } from 'node:timers/promises'
import { longestEndMs } from '../../place.ts'
import { seconds } from '../look.ts'
import type { Row } from '../stage.ts'

const patienceMs = 240_000

export const alerts: Row = {
  name: 'alerts',
  what: 'Prometheus reads every process, and says that an API is away until it is back',
  run: async (stage) => {
    const { verdict, watcher, running, start } = stage
    const reads = await until(
      async () => (await watcher.reads('api')) === 3 && (await watcher.reads('composer')) === 2,
    )
    verdict.check('it reads two APIs, the worker and two composers', reads !== undefined, {
      apis: await watcher.reads('api'),
      composers: await watcher.reads('composer'),
    })
    verdict.check('no process is said to be away', !(await watcher.fires('ProcessAway')))
    await running.get('api-1')!.stop(longestEndMs)
    const fired = await until(() => watcher.fires('ProcessAway'))
    verdict.check(
      'it says that a process is away; its rule waits for two minutes',
      fired !== undefined,
      fired,
    )
    await start('api-1')
    const ended = await until(async () => !(await watcher.fires('ProcessAway')))
    verdict.check('and no longer when it is back', ended !== undefined, ended)
  },
}

/** Waits until something is so, and returns after which time. */
async function until(isSo: () => Promise<boolean>): Promise<string | undefined> {
  const begun = performance.now()
  while (performance.now() - begun < patienceMs) {
    if (await isSo()) return seconds(begun)
    await pause(1000)
  }
  return undefined
}
