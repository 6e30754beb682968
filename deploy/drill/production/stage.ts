import type { DrillEdge } from '../edge.ts'
import type { Launch, DrillPlace, ProcessName } from '../place.ts'
import type { LocalService } from '../../local/service.ts'
import type { DrillVerdict } from '../verdict.ts'
import type { Backups } from './backups.ts'
import type { Bucket } from './bucket.ts'
import type { DrillCluster } from './cluster.ts'
import type { Daemon } from './daemon.ts'
import type { Load } from './load.ts'
import type { Watcher } from './prometheus.ts'
import type { DrillWire } from './wire.ts'

/** Everything that a row of the drill can break. */
export interface DrillStage {
  readonly root: string
  /** The folder of the image's tree. */
  readonly tree: string
  readonly port: number
  readonly place: DrillPlace
  readonly edge: DrillEdge
  readonly cluster: DrillCluster
  readonly backups: Backups
  /** The way of everybody to the primary. */
  readonly primary: DrillWire
  readonly pooler: Daemon
  readonly bucket: Bucket
  readonly watcher: Watcher
  readonly running: Map<ProcessName, LocalService>
  readonly standIns: { service: LocalService }
  readonly start: (name: ProcessName, how?: Launch) => Promise<void>
  readonly load: Load
  /** Address of the database for a superuser: through the primary, or at a port. */
  readonly superuser: (at?: number) => string
  readonly verdict: DrillVerdict
}

export interface Row {
  readonly name: string
  /** What is done, as a sentence. */
  readonly what: string
  readonly run: (stage: DrillStage) => Promise<void>
}
