// pnpm drill:delivery [--only=own-repository,…]: starts a copy of the platform, runs the drills of independent delivery
// against it, and prints the results. Exits with 1 when an expectation was not met.
import { parseArgs } from 'node:util'
import type { Drill } from '../drill/drill.ts'
import { startPlace } from '../drill/place.ts'
import { chosen, runDrills } from '../drill/run-drills.ts'
import { metricsPort } from './metrics-port.ts'
import { monitoringDrill } from './monitoring.ts'
import { ownRepository } from './own-repository.ts'
import { promotions } from './promotions.ts'

const drills: Readonly<Record<string, Drill>> = {
  'own-repository': ownRepository,
  promotions,
  monitoring: monitoringDrill,
}

const { values } = parseArgs({ options: { only: { type: 'string' } } })
if (values.only) chosen(drills, values.only)

const { place, stop } = await startPlace({ METRICS_PORT: String(metricsPort), RATE_LIMIT_FACTOR: '1000' })
try {
  process.exitCode = (await runDrills(drills, place, values.only)) === 0 ? 0 : 1
} finally {
  await stop()
}
