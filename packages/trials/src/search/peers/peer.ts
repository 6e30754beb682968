import type { PeerRequest } from './requests.ts'

export interface RunningPeer {
  /** The prefix of every request's URL. */
  readonly base: string
  readonly pathOf: (request: PeerRequest) => string
  /** The processor time used so far, in microseconds. */
  readonly cpu: () => Promise<number>
  readonly stop: () => void
}

/** A product that somebody might choose instead of ours, measured with the same requests and rows. */
export interface Peer {
  readonly name: string
  /** Installs it once. @throws Error with a sentence when that is not possible */
  readonly install: () => void
  /** Starts it with this database, in which it keeps its own tables. */
  readonly start: (databaseUrl: string) => Promise<RunningPeer>
}
