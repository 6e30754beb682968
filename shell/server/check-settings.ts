// Checks the environment and exits, so that errors are reported before anything starts.
import { readComposerSettings } from './settings.ts'

try {
  readComposerSettings(process.env)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
