// The API for the storm: the real one with a clock that runs fast and can jump. The bearer is the user's id,
// because the storm is about bookings, and real tokens would expire within seconds of the fast clock. The
// process reports how often its timers have run.
import { flushCompileCache } from 'node:module'
import { createApiApp } from '@metrolibre/api/app.ts'
import { readConfig } from '@metrolibre/api/platform/config/read-config.ts'
import { localIdentity } from '@metrolibre/api/testing/local-identity.ts'
import { createFastClock, type Leap } from './fast-clock.ts'
import { paceTimer, turnsWanted, type Turns, type TurnsAnswer } from './turns.ts'

const config = readConfig(process.env)
const clock = createFastClock(Number(process.env['STORM_EPOCH']), Number(process.env['STORM_SPEED']))
const app = await createApiApp(config, { clock, identity: localIdentity })
app.jobs.every(paceTimer, 1_000, async () => void (await app.sql`select 1`))
const readTurns = async (): Promise<Turns> => {
  const metric = await app.metrics.registry.getSingleMetric('metrolibre_timer_turns_total')!.get()
  const done = (timer: string) =>
    metric.values.find(({ labels }) => labels['timer'] === timer && labels['outcome'] === 'done')?.value ?? 0
  return { expireHolds: done('expire-holds'), pace: done(paceTimer) }
}
process.on('message', (message: Leap | typeof turnsWanted) => {
  if (message !== turnsWanted) return clock.leap(message)
  void readTurns().then((turns) => process.send!({ turns } satisfies TurnsAnswer))
})
await app.server.listen({ host: config.HOST, port: config.PORT })
await app.jobs.start()
flushCompileCache()
