import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { networkOf } from '@metrolibre/contract'
import { Bodies, ReceivedBody } from './bodies.ts'
import { BodyStore } from './body-store.ts'
import { turnAway, type RequestRefusal } from './refuse.ts'
import { TakenIn } from './taken-in.ts'
import { senderOf, type Trust } from './trusted-proxies.ts'

export interface TakingIn {
  readonly trust: Trust
  /** Returns the largest size in bytes that the body of a request may have. */
  readonly limitOf: (request: IncomingMessage) => number
}

const carriesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Calls `serve` only when the whole body has arrived, so that a slow client occupies only its own
 * connection.
 */
export function takeInBodies({ trust, limitOf }: TakingIn, serve: RequestListener) {
  const bodies = new Bodies()
  const listener: RequestListener = (request, response) => {
    if (!carriesBody(request)) return serve(request, response)
    const limit = limitOf(request)
    if (Number(request.headers['content-length'] ?? 0) > limit)
      return turnAway(request, response, { code: 'payload_too_large' })
    return takeIn(bodies, networkOf(senderOf(request, trust)), limit, serve, request, response)
  }
  return { listener, stop: () => bodies.close() }
}

function takeIn(
  bodies: Bodies,
  network: string,
  limit: number,
  serve: RequestListener,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  let refused = false
  const refuse = (refusal: RequestRefusal) => {
    if (refused) return
    refused = true
    if (body instanceof ReceivedBody) bodies.end(body)
    turnAway(request, response, refusal, { readRest: refusal.code !== 'too_slow' })
  }
  const body = bodies.begin(network, refuse)
  if (!(body instanceof ReceivedBody)) return refuse(body)

  const store = new BodyStore()
  let taken: TakenIn | undefined
  request.on('data', (chunk: Buffer) => {
    if (refused) return
    const refusal = bodies.receive(body, chunk.length)
    if (refusal) return refuse(refusal)
    if (body.received > limit) return refuse({ code: 'payload_too_large' })
    const writing = store.add(chunk)
    if (!writing) return
    request.pause()
    writing.then(
      () => request.resume(),
      () => refuse({ code: 'unavailable', retryAfterSeconds: 5 }),
    )
  })
  request.once('end', () => {
    if (refused) return
    bodies.end(body)
    taken = new TakenIn(request, store.read(), store.size)
    serve(taken, response)
  })
  // A client that disconnects is handled by the `close` event of the response, so this error needs no
  // handling.
  request.once('error', () => undefined)
  response.once('close', () => {
    bodies.end(body)
    bodies.forget(body)
    if (response.writableFinished) taken?.destroy()
    else taken?.abandon()
    void store.close()
  })
}
