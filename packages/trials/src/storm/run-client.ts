import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { insist } from './call.ts'
import type { Client } from './client.ts'
import { continueBooking } from './continue-booking.ts'
import { any } from './random.ts'

/**
 * Runs one tenant who tries to book again and again until the storm ends, and records what the tenant
 * observes.
 */
export async function runClient(client: Client): Promise<void> {
  while (!client.signal.aborted) {
    await attempt(client)
    await sleep(client.random() * 400)
  }
}

/** What the API answers about a place that was taken away. */
const gone = new Set(['not_found', 'sold_out', 'invalid_range'])

async function attempt(client: Client): Promise<void> {
  const { world, tenant, random, history, signal } = client
  const { property, range, isPassing } = await client.meet()
  const room = property.rooms.length > 0 && random() < 0.6 ? any(property.rooms, random) : null
  const place = { property: property.id, room }
  const key = randomUUID()
  const body = { locationId: place.property, roomId: place.room, range }
  const answer = await insist(`${world.api.url}/api/reservation/hold`, { as: tenant, body, key }, signal)
  if (!answer) return
  if (answer.status === 201) {
    const reservation = answer.body.id!
    history.push({ kind: 'held', tenant, key, reservation })
    await continueBooking(client, reservation, body)
  } else if (answer.body.code === 'period_taken' || answer.body.code === 'own_hold') {
    history.push({ kind: 'taken', place, range, from: answer.from, to: answer.to })
  } else if (answer.body.code !== 'hold_limit' && !(isPassing && gone.has(answer.body.code ?? ''))) {
    history.push({ kind: 'surprise', what: `hold answered ${answer.status} ${answer.body.code}` })
  }
}
