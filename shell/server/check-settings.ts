// Checks the environment and exits, so that errors are reported before anything starts.
import { readSettings } from './settings.ts'

try {
  readSettings(process.env)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
