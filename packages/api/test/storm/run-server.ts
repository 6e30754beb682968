// The API as the storm runs it: the real one, on a clock that runs fast and leaps when it is told to. The bearer is
// the user's id: the storm is about bookings, and a fast clock would let real tokens end within seconds.
import { flushCompileCache } from 'node:module'
import { createApp } from '../../src/app.ts'
import { readConfig } from '../../src/platform/config/read-config.ts'
import { localIdentity } from '../../src/testing/local-identity.ts'
import { createFastClock, type Leap } from './fast-clock.ts'

const config = readConfig(process.env)
const clock = createFastClock(Number(process.env['STORM_EPOCH']), Number(process.env['STORM_SPEED']))
process.on('message', (leap) => clock.leap(leap as Leap))
const app = await createApp(config, { clock, identity: localIdentity })
await app.server.listen({ host: config.HOST, port: config.PORT })
await app.jobs.start()
flushCompileCache()
