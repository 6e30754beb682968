import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { during, failuresIn, seenOfCluster, settleCluster, sum, untilWrites } from '../look.ts'
import type { Row, DrillStage } from '../stage.ts'

const minuteMs = 60_000
const needNoFile = ['page', 'search', 'property', 'hold', 'checkout', 'cancel']

export const bucket: Row = {
  name: 'bucket',
  what: 'the bucket does not answer for a minute',
  run: async (stage) => {
    const { verdict, load, bucket: store } = stage
    const look = await during(stage, async () => {
      store.cut()
      const gone = Date.now()
      await pause(minuteMs)
      const until = Date.now()
      store.mend()
      const seen = await load.lookWhole(gone + 2000, until)
      verdict.check('what needs no file works', sum(seen, 'failed', needNoFile) === 0, {
        answered: sum(seen, 'answered', needNoFile),
        refused: sum(seen, 'refused', needNoFile),
        ...failuresIn(seen),
      })
    })
    const contract = seenOfCluster(look, 'contract')
    verdict.check(
      'a signature is refused with a time to come back',
      contract.failed === 0 && contract.refused > 0,
      {
        answered: contract.answered,
        refused: contract.refused,
        slowest: `${contract.slowest} ms`,
        failures: contract.failures,
      },
    )
    verdict.check('contracts are signed again', (await untilWrites(stage, Date.now())) !== undefined)
    await settleCluster(stage)
    const { files, missing } = await lookFor(stage)
    verdict.check('every file of an acknowledged signature is in the bucket', missing.length === 0, {
      files,
      ...(missing.length > 0 && { missing: missing.slice(0, 5) }),
    })
  },
}

/** Looks for the files of all contracts. */
async function lookFor({
  bucket: store,
  superuser,
}: DrillStage): Promise<{ files: number; missing: string[] }> {
  const sql = postgres(superuser(), { max: 1, onnotice: () => undefined })
  try {
    const rows = await sql<{ key: string }[]>`
      select unnest(array[pdf_key, copy_key]) as key from contracts where pdf_key is not null`
    const keys = rows.flatMap(({ key }) => key ?? [])
    return { files: keys.length, missing: keys.filter((key) => !store.has(key)) }
  } finally {
    await sql.end({ timeout: 2 })
  }
}
