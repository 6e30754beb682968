// Checks the environment and exits, so that mistakes are reported before anything starts.
import { readEnvironment } from './environment.ts'

try {
  readEnvironment(process.env)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
