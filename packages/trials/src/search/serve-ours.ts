// The unchanged API in its own process. It answers 'cpu' with the processor time used so far.
import type { AddressInfo } from 'node:net'
import { createApp } from '@metrolibre/api/app.ts'
import { benchConfig } from './environment.ts'
import { reportCpu } from './report-cpu.ts'

const app = await createApp(benchConfig(process.argv[2]!))
await app.server.listen({ host: '127.0.0.1', port: 0 })
reportCpu((app.server.server.address() as AddressInfo).port)
