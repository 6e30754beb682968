import type { StandInClock } from '../../clock.ts'
import type { Outbox } from '../../delivery/outbox.ts'
import { newId } from '../objects/ids.ts'
import type { ObjectStore } from '../objects/store.ts'
import type { StripeEvent, StripeObject } from '../objects/types.ts'
import type { Endpoints } from './endpoints.ts'

/** The version of Stripe's API that these services implement. */
export const API_VERSION = '2026-10-28.endive'

/** The API call that caused an event. Absent when the hosted page or a timer caused it. */
export interface Cause {
  id: string | null
  idempotency_key: string | null
}

export type Emit = (type: StripeEvent['type'], object: StripeObject, previous?: object) => StripeEvent

interface Needs {
  store: ObjectStore
  clock: StandInClock
  outbox: Outbox
  endpoints: Endpoints
  cause: () => Cause
}

/**
 * Creates the function that records an event with a snapshot of its object and queues a delivery for each
 * endpoint that receives it.
 */
export function createEmit({ store, clock, outbox, endpoints, cause }: Needs): Emit {
  return (type, object, previous) => {
    const receivers = endpoints.wanting(type)
    const event: StripeEvent = {
      id: newId('event'),
      object: 'event',
      api_version: API_VERSION,
      created: clock.seconds(),
      data: previous === undefined ? { object } : { object, previous_attributes: previous },
      livemode: false,
      pending_webhooks: receivers.length,
      request: cause(),
      type,
    }
    store.insert(event)
    for (const endpoint of receivers) outbox.enqueue({ endpoint, type, body: JSON.stringify(event) })
    return event
  }
}
