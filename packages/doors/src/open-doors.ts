import { createServer, type RequestListener, type Server } from 'node:http'
import { inTurn } from './in-turn.ts'
import { takeInBodies, type TakingIn } from './take-in.ts'
import { watchConnections } from './watch-connections.ts'

/** Longer than balancers keep a connection that nothing comes through. */
const keepAliveTimeout = 72_000
/** The head of a request has this long; its body is timed by what comes of it. */
const headersTimeout = 20_000
const lookForSlowHeads = 5000

export type { TakingIn } from './take-in.ts'

/**
 * A server that nobody holds up: heads have a deadline, bodies come in whole and at a least rate before `serve` hears of
 * their request, one network has a bounded share of connections and bodies, and answers that are not read end. Closing,
 * it waits for the requests that are worked on alone.
 */
export function openDoors(options: TakingIn, serve: RequestListener): Server {
  const { listener, stop } = takeInBodies(options, serve)
  const server = createServer(
    { keepAliveTimeout, headersTimeout, requestTimeout: 0, connectionsCheckingInterval: lookForSlowHeads },
    inTurn(listener),
  )
  const leave = watchConnections(server, options.trust)
  const close = server.close.bind(server)
  server.close = (done) => {
    stop()
    leave()
    return close(done)
  }
  return server
}
