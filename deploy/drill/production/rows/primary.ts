import { setTimeout as pause } from 'node:timers/promises'
import { during, failuresIn, seenOfCluster, settleCluster, sum, writes, type ClusterLook } from '../look.ts'
import type { Row, DrillStage } from '../stage.ts'

/** The goal of the platform for writes after the loss of its primary. */
const writesWithinMs = 15_000
/** No search waits for much longer than until a machine is found to be gone. */
const readsWithinMs = 5_000

export const primary: Row = {
  name: 'primary',
  what: 'the primary loses its power, is cut off from its standby, and from everything; the old one comes back each time',
  run: async (stage) => {
    await loseIt(stage)
    await cutFromStandby(stage)
    await cutFromEverything(stage)
  },
}

async function loseIt(stage: DrillStage): Promise<void> {
  const { cluster, verdict } = stage
  const old = await cluster.primary()
  const look = await during(stage, async () => {
    old.powerOff()
    await pause(25_000)
  })
  tell(stage, 'primary without power', look)
  verdict.check('the standby has become the primary', (await cluster.primary()).name !== old.name)
  const back = await during(stage, async () => {
    old.start()
    const took = await cluster.whole()
    verdict.check('the old primary is the synchronous standby again', true, `after ${took.toFixed(1)} s`)
  })
  tell(stage, 'old primary back', back)
  await settleCluster(stage)
}

async function cutFromStandby(stage: DrillStage): Promise<void> {
  const { cluster, verdict } = stage
  const { name, reached } = await cluster.primary()
  const look = await during(stage, async () => {
    reached.cut()
    await pause(20_000)
    reached.mend()
    const took = await cluster.whole()
    verdict.check('the standby is synchronous again', true, `after ${took.toFixed(1)} s`)
  })
  tell(stage, 'primary cut from its standby for 20 s', look)
  verdict.check('it is still the primary', (await cluster.primary()).name === name)
  await settleCluster(stage)
}

/** What its own machine's processes still say to it is the worst case: they could be told of bookings that nobody else has. */
async function cutFromEverything(stage: DrillStage): Promise<void> {
  const { cluster, verdict } = stage
  const old = await cluster.primary()
  const look = await during(stage, async () => {
    old.reached.cut()
    old.keeper.cut()
    await pause(25_000)
    verdict.check('only one machine takes writes', (await old.role()) !== 'primary')
    old.reached.mend()
    old.keeper.mend()
    const took = await cluster.whole()
    verdict.check('the one that was cut off is a standby again', true, `after ${took.toFixed(1)} s`)
  })
  tell(stage, 'primary cut from its standby and from etcd for 25 s', look)
  await settleCluster(stage)
}

function tell({ verdict }: DrillStage, what: string, look: ClusterLook): void {
  const [write, search] = [seenOfCluster(look, 'write'), seenOfCluster(look, 'search')]
  verdict.check(
    `${what}: bookings are taken again within ${writesWithinMs / 1000} s`,
    write.gapMs <= writesWithinMs,
    {
      'longest time in which tenants waited and no step of a booking was answered': `${(write.gapMs / 1000).toFixed(1)} s`,
      answered: sum(look, 'answered', writes),
      refused: sum(look, 'refused', writes),
      failed: sum(look, 'failed', writes),
    },
  )
  const reads = ['search', 'property', 'page']
  const lost = sum(look, 'failed', reads) + sum(look, 'refused', reads)
  verdict.check(`${what}: searches go on`, lost === 0 && search.slowest <= readsWithinMs, {
    answered: sum(look, 'answered', reads),
    refused: sum(look, 'refused', reads),
    'p50 and slowest of a search': `${search.p50} and ${search.slowest} ms`,
    ...failuresIn(look),
  })
}
