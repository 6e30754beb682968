import { createServer, type RequestListener, type Server } from 'node:http'
import { inTurn } from './in-turn.ts'
import { takeInBodies, type TakingIn } from './take-in.ts'
import { watchConnections } from './watch-connections.ts'

/** Longer than load balancers keep an idle connection, so that they never reuse one that is being closed. */
const keepAliveTimeout = 72_000
/**
 * Time for the headers of a request to arrive; the body has a deadline of its own that depends on its
 * progress.
 */
const headersTimeout = 20_000
const lookForSlowHeads = 5000

export type { TakingIn } from './take-in.ts'

/**
 * Creates an HTTP server that slow clients can't block. Headers have a deadline. `serve` is called only when
 * the body is complete; bodies have a minimum rate. Each network has a limit of connections and bodies. A
 * connection whose response is not read is closed. On `close`, it waits only for requests that are being
 * processed.
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
