import type { RequestListener } from 'node:http'
import { networkOf } from '@metrolibre/contract'
import { senderOf, type Trust } from '@metrolibre/doors'

// Asked by machines that decide whether this instance lives.
const alwaysAnswered = new Set(['/api/healthz', '/api/readyz', '/api/metrics'])

interface Places {
  readonly max: number
  readonly trust: Trust
}

/**
 * Works on at most `max` requests at a time, half of them of one network, and has the rest refused before anything is
 * done for them, so that under too much load as many as ever are answered, and in time.
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
    // Our own machines ask for everybody.
    const network = trust(sender) ? undefined : networkOf(sender)
    const ofNetwork = network === undefined ? 0 : (networks.get(network) ?? 0)
    if ((inFlight >= max || ofNetwork >= perNetwork) && !alwaysAnswered.has(request.url!))
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
    // The work is over when the answer is made, though its reader may take long; or when the client has gone.
    response.once('prefinish', leave).once('close', leave)
    return serve(request, response)
  }
}
