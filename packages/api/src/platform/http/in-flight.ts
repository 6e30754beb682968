import type { RequestListener } from 'node:http'

// Asked by machines that decide whether this instance lives.
const alwaysAnswered = new Set(['/api/healthz', '/api/readyz', '/api/metrics'])

/**
 * Works on at most `max` requests at a time and has the rest refused before anything is done for them, so that under
 * too much load as many as ever are answered, and in time.
 */
export function limitInFlight(max: number, serve: RequestListener, refuse: RequestListener): RequestListener {
  let inFlight = 0
  return (request, response) => {
    if (inFlight >= max && !alwaysAnswered.has(request.url!)) return refuse(request, response)
    inFlight++
    // Comes once whether the answer was sent or the client went away.
    response.once('close', () => void inFlight--)
    return serve(request, response)
  }
}
