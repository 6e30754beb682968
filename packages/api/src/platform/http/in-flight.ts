import type { RequestListener } from 'node:http'
import { networkOf } from '@metrolibre/contract'
import { senderOf, type Trust } from '@metrolibre/doors'

// These are called by monitoring, which decides whether to replace this instance.
export const alwaysAnswered: ReadonlySet<string | undefined> = new Set([
  '/api/healthz',
  '/api/readyz',
  '/api/metrics',
])

interface Places {
  readonly max: number
  readonly trust: Trust
}

/**
 * Processes at most `max` requests at a time, at most half of them from one network, and refuses the others
 * before any work is done. Under overload, as many as possible are then still answered in time.
 */
export function limitInFlight(
  { max, trust }: Places,
  serve: RequestListener,
  refuse: RequestListener,
): RequestListener {
  const perNetwork = Math.ceil(max / 2)
  const networks = new Map<string, number>()
  let inFlight = 0
  return (request, response) => {
    const sender = senderOf(request, trust)
    // Trusted machines send requests on behalf of everybody.
    const network = trust(sender) ? undefined : networkOf(sender)
    const ofNetwork = network === undefined ? 0 : (networks.get(network) ?? 0)
    if ((inFlight >= max || ofNetwork >= perNetwork) && !alwaysAnswered.has(request.url))
      return refuse(request, response)
    inFlight += 1
    if (network !== undefined) networks.set(network, ofNetwork + 1)
    let done = false
    const leave = () => {
      if (done) return
      done = true
      inFlight -= 1
      if (network === undefined) return
      const left = networks.get(network)! - 1
      if (left > 0) networks.set(network, left)
      else networks.delete(network)
    }
    // The work is over when the response is complete, even if the client reads it slowly, or when the client
    // has disconnected.
    response.once('prefinish', leave).once('close', leave)
    return serve(request, response)
  }
}
