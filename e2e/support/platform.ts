import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePorts } from '@metrolibre/testing/ports'

/** Five of the platform, and those that tests add to them for servers of their own. */
const portsUsed = 11

// The first process that asks chooses, and those that it starts inherit what it chose. Another run, or another program of
// the machine, may have any fixed port.
process.env.E2E_PORT ??= String(await findFreePorts(portsUsed))
const port = Number(process.env.E2E_PORT)

/** One folder for each checkout, so that runs leave nothing behind that the next one does not delete. */
const checkout = createHash('sha256')
  .update(fileURLToPath(import.meta.url))
  .digest('hex')
  .slice(0, 8)

/** The copy of the platform for the journeys, with its own ports and data. */
export const platform = {
  port,
  url: `http://localhost:${port}`,
  apiUrl: `http://127.0.0.1:${port + 1}/api`,
  standInsUrl: `http://localhost:${port + 2}`,
  databasePort: port + 3,
  dataDir: process.env.E2E_DATA_DIR ?? join(tmpdir(), `metrolibre-e2e-${checkout}`),
}
