// Reads the environment and ends: what is wrong is said before anything starts.
import { readConfig } from './read-config.ts'

try {
  readConfig(process.env)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
