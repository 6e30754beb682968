import { measure, type Measured } from '../load.ts'
import { medians, show } from '../medians.ts'
import type { Server } from '../server.ts'
import { directus } from './directus.ts'
import type { Peer, RunningPeer } from './peer.ts'
import { peerRequests, type PeerRequest } from './requests.ts'
import { otherAnswers } from './same-answers.ts'
import { strapi } from './strapi.ts'

interface Measuring {
  /** The number of properties. */
  readonly size: number
  readonly rounds: number
  readonly roundMs: number
}

/** Returns the peers that are installed or can be, and prints why the others are left out. */
export const installPeers = (): Peer[] =>
  [directus, strapi].filter((peer) => {
    try {
      peer.install()
      return true
    } catch (error) {
      console.error((error as Error).message)
      return false
    }
  })

/** Measures both in alternation. The first round is only a warm-up. */
const takeTurns = async (
  ours: Server,
  theirs: RunningPeer,
  requests: readonly PeerRequest[],
  { rounds, roundMs }: Measuring,
): Promise<readonly [ours: Measured, theirs: Measured]> => {
  const seen: { ours: Measured[]; theirs: Measured[] } = { ours: [], theirs: [] }
  const paths = { ours: requests.map((each) => each.ours), theirs: requests.map(theirs.pathOf) }
  for (let round = 0; round <= rounds; round += 1) {
    seen.ours.push(await measure(ours.base, paths.ours, roundMs, ours.cpu))
    seen.theirs.push(await measure(theirs.base, paths.theirs, roundMs, theirs.cpu))
  }
  return [medians(seen.ours.slice(1)), medians(seen.theirs.slice(1))]
}

/** Measures one peer and our search in alternation. */
const measurePeer = async (
  { name }: Peer,
  theirs: RunningPeer,
  ours: Server,
  measuring: Measuring,
): Promise<void> => {
  for (const [kind, requests] of Object.entries(peerRequests)) {
    const different = await otherAnswers(
      requests,
      (request) => ours.base + request.ours,
      (request) => theirs.base + theirs.pathOf(request),
    )
    if (different.length > 0) console.log(`${name} returns other results than we do: ${different.join(', ')}`)
    const [a, b] = await takeTurns(ours, theirs, requests, measuring)
    const each = b.each.map((time, index) => (time / a.each[index]!).toFixed(1))
    console.log(
      `${measuring.size} properties, ${kind}: ${name} takes ${(b.p50 / a.p50).toFixed(1)} × our time, ${(b.cpu / a.cpu).toFixed(1)} × our CPU; each request ${each.join(', ')} × our time`,
    )
    show('ours', a)
    show(name, b)
  }
}

/** Measures all peers with the same database. One that does not start is reported and left out. */
export const measurePeers = async (
  peers: readonly Peer[],
  ours: Server,
  databaseUrl: string,
  measuring: Measuring,
): Promise<void> => {
  for (const peer of peers) {
    let theirs: RunningPeer
    try {
      theirs = await peer.start(databaseUrl)
    } catch (error) {
      console.error((error as Error).message)
      continue
    }
    try {
      await measurePeer(peer, theirs, ours, measuring)
    } finally {
      theirs.stop()
    }
  }
}
