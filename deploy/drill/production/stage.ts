import type { Edge } from '../edge.ts'
import type { Launch, Place, ProcessName } from '../place.ts'
import type { Service } from '../../local/service.ts'
import type { Verdict } from '../verdict.ts'
import type { Backups } from './backups.ts'
import type { Bucket } from './bucket.ts'
import type { Cluster } from './cluster.ts'
import type { Daemon } from './daemon.ts'
import type { Load } from './load.ts'
import type { Watcher } from './prometheus.ts'
import type { Wire } from './wire.ts'

/** Everything that a row of the drill can break. */
export interface Stage {
  readonly root: string
  /** The folder of the image's tree. */
  readonly tree: string
  readonly port: number
  readonly place: Place
  readonly edge: Edge
  readonly cluster: Cluster
  readonly backups: Backups
  /** The way of everybody to the primary. */
  readonly primary: Wire
  readonly pooler: Daemon
  readonly bucket: Bucket
  readonly watcher: Watcher
  readonly running: Map<ProcessName, Service>
  readonly standIns: { service: Service }
  readonly start: (name: ProcessName, how?: Launch) => Promise<void>
  readonly load: Load
  /** Address of the database for a superuser: through the primary, or at a port. */
  readonly superuser: (at?: number) => string
  readonly verdict: Verdict
}

export interface Row {
  readonly name: string
  /** What is done, as a sentence. */
  readonly what: string
  readonly run: (stage: Stage) => Promise<void>
}
