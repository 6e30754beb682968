// The API in its own process, whose bearers are ids of users. It answers 'cpu' with the processor time used so far.
import type { AddressInfo } from 'node:net'
import { createApiApp } from '@metrolibre/api/app.ts'
import { localIdentity } from '@metrolibre/api/testing/local-identity.ts'
import { benchConfig } from './environment.ts'
import { reportCpu } from './report-cpu.ts'

const app = await createApiApp(await benchConfig(process.argv[2]!), { identity: localIdentity })
await app.server.listen({ host: '127.0.0.1', port: 0 })
reportCpu((app.server.server.address() as AddressInfo).port)
