import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { during, failuresIn, seenOfCluster, settleCluster, sum, untilWrites, writes } from '../look.ts'
import type { Row, DrillStage } from '../stage.ts'

const fullSeconds = 25
const noSpace = '53100'

export const disk: Row = {
  name: 'disk',
  what: `the disk of the primary is full for ${fullSeconds} s`,
  run: async (stage) => {
    const { cluster, verdict } = stage
    const { disk: full, name } = await cluster.primary()
    if (!full) {
      verdict.check('a disk of its own can be mounted here', false)
      return
    }
    const look = await during(stage, async () => {
      full.fill()
      // Bookings may find room for a while in files that are there.
      const refusal = await growing(stage)
      verdict.check('no table can grow', refusal === noSpace, refusal)
      await pause(fullSeconds * 1000)
      full.free()
      const freed = Date.now()
      const took = await untilWrites(stage, freed)
      verdict.check('bookings are taken as before', took !== undefined, took && `after ${took.toFixed(1)} s`)
    })
    verdict.check('nothing fails without a time to come back', sum(look, 'failed') === 0, {
      answered: sum(look, 'answered'),
      refused: sum(look, 'refused'),
      'refused bookings': sum(look, 'refused', writes),
      'longest time in which tenants waited and no step of a booking was answered': `${(seenOfCluster(look, 'write').gapMs / 1000).toFixed(1)} s`,
      ...failuresIn(look),
    })
    const whole = await cluster.whole()
    const now = (await cluster.primary()).name
    verdict.check('there are two machines again', true, {
      after: `${whole.toFixed(1)} s`,
      'the primary': now === name ? 'is the one before' : 'is the other one',
    })
    await settleCluster(stage)
  },
}

/** Returns the code with which the primary refuses a table that needs room, or undefined when there is some. */
async function growing({ superuser }: DrillStage): Promise<string | undefined> {
  const sql = postgres(superuser(), { max: 1, onnotice: () => undefined })
  try {
    await sql`create temporary table growing as select generate_series(1, 100000) as number`
    return undefined
  } catch (error) {
    return (error as { code?: string }).code
  } finally {
    await sql.end({ timeout: 2 })
  }
}
