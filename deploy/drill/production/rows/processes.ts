import { setTimeout as pause } from 'node:timers/promises'
import type { ProcessName } from '../../place.ts'
import { during, failuresIn, seconds, settleCluster, sum } from '../look.ts'
import type { Row, DrillStage } from '../stage.ts'

/** Requests that may be under way at one process at the same time under this load. */
const mostInFlight = 60
const pauseSeconds = 10

export const processes: Row = {
  name: 'processes',
  what: 'an API, a composer and the worker are killed; an API and a composer are paused for 10 s',
  run: async (stage) => {
    for (const name of ['api-1', 'composer-1', 'worker'] as const) await killOne(stage, name)
    for (const name of ['api-2', 'composer-2', 'worker'] as const) await pauseOne(stage, name)
    await settleCluster(stage)
  },
}

async function killOne(stage: DrillStage, name: ProcessName): Promise<void> {
  let took = ''
  const look = await during(stage, async () => {
    process.kill(stage.running.get(name)!.pid, 'SIGKILL')
    await pause(3000)
    const begun = performance.now()
    await stage.start(name)
    took = seconds(begun)
  })
  const failed = sum(look, 'failed') + sum(look, 'refused')
  stage.verdict.check(`${name} killed: at most what it had in hand fails`, failed <= mostInFlight, {
    answered: sum(look, 'answered'),
    failed: sum(look, 'failed'),
    refused: sum(look, 'refused'),
    startedAgainIn: took,
    ...failuresIn(look),
  })
}

async function pauseOne(stage: DrillStage, name: ProcessName): Promise<void> {
  const { pid } = stage.running.get(name)!
  const look = await during(stage, async () => {
    process.kill(pid, 'SIGSTOP')
    await pause(pauseSeconds * 1000)
    process.kill(pid, 'SIGCONT')
  })
  const failed = sum(look, 'failed')
  stage.verdict.check(
    `${name} paused for ${pauseSeconds} s: at most what it had in hand fails`,
    failed <= mostInFlight,
    {
      answered: sum(look, 'answered'),
      failed,
      refused: sum(look, 'refused'),
      slowest: `${Math.max(...Object.values(look).map(({ slowest }) => slowest))} ms`,
      ...failuresIn(look),
    },
  )
}
