import type { PeerRequest } from './requests.ts'

export interface RunningPeer {
  /** What every request's address begins with. */
  readonly base: string
  readonly pathOf: (request: PeerRequest) => string
  /** Processor time used so far, microseconds. */
  readonly cpu: () => Promise<number>
  readonly stop: () => void
}

/** What a user would pick instead of us, asked for the same over the same rows. */
export interface Peer {
  readonly name: string
  /** Puts it aside once, and throws a sentence where that can't be done. */
  readonly install: () => void
  /** Starts it over this database, where it keeps its own tables beside ours. */
  readonly start: (databaseUrl: string) => Promise<RunningPeer>
}
