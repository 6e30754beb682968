// Empties the journeys' own data folder, so that every run sees the demo as on its first day. A folder that
// somebody named by E2E_DATA_DIR is left alone.
import { rmSync } from 'node:fs'
import { platform } from './platform.ts'

if (!process.env.E2E_DATA_DIR) rmSync(platform.dataDir, { recursive: true, force: true })
