import { setTimeout as pause } from 'node:timers/promises'
import { during, failuresIn, seenOf, settle, sum, untilWrites, writes } from '../look.ts'
import type { Row } from '../stage.ts'

const fullSeconds = 25

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
      'longest time in which tenants waited and no step of a booking was answered': `${(seenOf(look, 'write').gapMs / 1000).toFixed(1)} s`,
      ...failuresIn(look),
    })
    const whole = await cluster.whole()
    const now = (await cluster.primary()).name
    verdict.check('there are two machines again', true, {
      after: `${whole.toFixed(1)} s`,
      'the primary': now === name ? 'is the one before' : 'is the other one',
    })
    await settle(stage)
  },
}
