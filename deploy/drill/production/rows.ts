import { alerts } from './rows/alerts.ts'
import { bucket } from './rows/bucket.ts'
import { clocks } from './rows/clocks.ts'
import { databasePressure } from './rows/database-pressure.ts'
import { disk } from './rows/disk.ts'
import { outsideRow } from './rows/outside.ts'
import { primary } from './rows/primary.ts'
import { processes } from './rows/processes.ts'
import { restoreRow } from './rows/restore.ts'
import { rollOut } from './rows/roll-out.ts'
import { secretsRow } from './rows/secrets.ts'
import { soakFor } from './rows/soak.ts'
import { zonesRow } from './rows/zones.ts'
import type { Row } from './stage.ts'

/** The rows of the drill, in the order in which they are run. */
export const rowsFor = (soakMinutes: number): readonly Row[] => [
  processes,
  primary,
  rollOut,
  databasePressure,
  disk,
  outsideRow,
  bucket,
  clocks,
  zonesRow,
  alerts,
  restoreRow,
  soakFor(soakMinutes),
  secretsRow,
]
