import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ProcessName } from '../../place.ts'
import { during, failuresIn, seenOfCluster, settleCluster, sum, untilWrites } from '../look.ts'
import { replaceAll } from '../replace-all.ts'
import type { Row, DrillStage } from '../stage.ts'

/** Composers know none of these. */
const names: readonly ProcessName[] = ['worker', 'api-1', 'api-2']
const closedSeconds = 10
const command = 'packages/api/src/modules/identity-numbers/command.ts'

/** The processes keep the new keys, so this is the last row. */
export const secretsRow: Row = {
  name: 'secrets',
  what: 'the key of the bucket, APP_SECRET and the key of identity numbers are rotated; the key of the bucket is deleted too early',
  run: async (stage) => {
    await rotate(stage)
    await deleteTooEarly(stage)
    await settleCluster(stage)
  },
}

/** In the order of `deploy/README.md`. */
async function rotate(stage: DrillStage): Promise<void> {
  const { bucket, place, tree, verdict } = stage
  const [old, key] = [place.appSecret, randomBytes(32).toString('hex')]
  const envOf = (identityKeys: string) => ({
    ...bucket.keyOf('second'),
    APP_SECRET: `${key},${old}`,
    // Without a value of its own, the old secret was the key of identity numbers as well.
    IDENTITY_KEYS: identityKeys,
  })
  const turn = (what: string, identityKeys: string) =>
    replaceAll(stage, what, { names, how: { env: envOf(identityKeys) } })
  bucket.accept('first', 'second')
  await turn('the new keys are known to all', `${old},${key}`)
  bucket.accept('second')
  await turn('identity numbers are sealed with the new key', `${key},${old}`)
  await place.task('seal', join(tree, command), ['seal'], envOf(`${key},${old}`))
  await turn('the old key of identity numbers is gone', key)
  const late = bucket.turnedAway()
  verdict.check('nobody came to the bucket with the deleted key', late === 0, { late })
}

async function deleteTooEarly(stage: DrillStage): Promise<void> {
  const { bucket, verdict } = stage
  const look = await during(stage, async () => {
    bucket.accept('third')
    await pause(closedSeconds * 1000)
    bucket.accept('second')
    const took = await untilWrites(stage, Date.now())
    verdict.check('contracts are signed again once the bucket knows the key', took !== undefined)
  })
  const contract = seenOfCluster(look, 'contract')
  verdict.check(
    'a signature without a key that the bucket knows is refused with a time to come back, and nothing else is',
    sum(look, 'failed') === 0 && contract.refused > 0 && contract.refused === sum(look, 'refused'),
    { signed: contract.answered, refused: contract.refused, ...failuresIn(look) },
  )
}
