import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { longestEndMs } from '../../place.ts'
import { settleCluster } from '../look.ts'
import type { Row, DrillStage } from '../stage.ts'
import { writeOtherZones } from '../zone-data.ts'

const changed = ['api-1', 'worker'] as const

interface Meaning {
  readonly status: string
  readonly startDate?: string
  readonly endDate: string
  readonly price: number
  readonly holdExpiresAt: number | null
}

/** What the visitors of `packages/trials/src/production/zones.ts` saw. */
interface Seen {
  /** The hold as read where the data stayed, and where it changed. */
  readonly there: Meaning
  readonly here: Meaning
  /** How another tenant was answered, to whom the same month begins an hour earlier. */
  readonly again: string | number
  readonly signed: number
  readonly paid: Meaning
}

export const zonesRow: Row = {
  name: 'zones',
  what: "between a hold and its payment, an API and the worker get time zone data by which Chile's summer is another hour ahead",
  run: async (stage) => {
    const { verdict, place, load } = stage
    const file = join(place.dataDir, 'zones.json')
    const { ports } = place
    const visit = (when: 'before' | 'after') =>
      place.task('zones', 'packages/trials/src/production/zones.ts', [
        when,
        file,
        `http://127.0.0.1:${ports['api-2']}`,
        `http://127.0.0.1:${ports['api-1']}`,
      ])
    // While the APIs disagree, a month that one of them accepts is none for the other.
    await load.stop()
    await visit('before')
    const other = writeOtherZones(join(place.dataDir, 'zones'))
    try {
      for (const name of changed) await restart(stage, name, other)
      await visit('after')
    } finally {
      for (const name of changed) await restart(stage, name, {})
      await load.start()
    }
    const { there, here, again, signed, paid } = JSON.parse(readFileSync(file, 'utf8')) as Seen
    verdict.check(
      'the hold has the same days, price and end, and its token is accepted',
      here.startDate !== undefined && JSON.stringify(there) === JSON.stringify(here),
      here,
    )
    verdict.check('its month is taken, also where it begins an hour earlier', again === 'period_taken', again)
    verdict.check(
      'it is signed and paid there, with the days and the price of before',
      signed === 200 && paid.status === 'confirmed' && daysOf(paid) === daysOf(there),
      { signed, ...paid },
    )
    await settleCluster(stage)
  },
}

const daysOf = ({ startDate, endDate, price }: Meaning) => `${startDate} ${endDate} ${price}`

async function restart(
  { running, start }: DrillStage,
  name: (typeof changed)[number],
  env: Record<string, string>,
) {
  await running.get(name)!.stop(longestEndMs)
  await start(name, { env })
}
