import { readEnvironment } from './environment.ts'
import { jsonLog } from './log.ts'
import { startStandIns } from './start.ts'

try {
  const services = await startStandIns({ ...readEnvironment(process.env), log: jsonLog })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void services.close().then(() => process.exit(0)))
  }
} catch (error) {
  console.error(
    `The outside services could not start: ${error instanceof Error ? error.message : String(error)}`,
  )
  process.exit(1)
}
