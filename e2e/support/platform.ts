import { tmpdir } from 'node:os'
import { join } from 'node:path'

const port = Number(process.env.E2E_PORT ?? 4600)

/** The copy of the platform for the journeys, with its own ports and data. */
export const platform = {
  port,
  url: `http://localhost:${port}`,
  apiUrl: `http://127.0.0.1:${port + 1}/api`,
  standInsUrl: `http://localhost:${port + 2}`,
  databasePort: port + 3,
  dataDir: process.env.E2E_DATA_DIR ?? join(tmpdir(), `metrolibre-e2e-${port}`),
}
