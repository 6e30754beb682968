// Deletes the data folder of the journeys, so that every run starts with a new demo. A folder named by
// E2E_DATA_DIR is kept.
import { rmSync } from 'node:fs'
import { platform } from './platform.ts'

if (!process.env.E2E_DATA_DIR) rmSync(platform.dataDir, { recursive: true, force: true })
