import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/postgres-js'
import { addMonths, dateAt } from '@metrolibre/contract'
import { makeOwner, makeProperty, makeRoom } from '@metrolibre/api/testing/factories.ts'
import { insist } from './call.ts'
import type { StormHistory, WayOfTakingAway } from './history.ts'
import { any } from './random.ts'
import type { StormProperty } from './scene.ts'
import type { StormWorld } from './world.ts'

const zone = 'America/Santiago'

/** A place that is offered for a moment and then taken away. */
export interface PassingPlace extends StormProperty {
  readonly owner: string
  readonly room: string
  /** Tells the landlord that tenants are on their way to it. */
  readonly choose: () => void
}

// In ms on an idle machine. A place that no tenant chooses is taken away too, and one that some chose while they hold it.
const unchosenMs = 5_000
const chosenMs = [300, 1_500] as const

interface Landlord {
  readonly world: StormWorld
  readonly random: () => number
  readonly history: StormHistory
  readonly signal: AbortSignal
  /** Offers the place to the tenants, or none. */
  readonly offer: (place: PassingPlace | undefined) => void
}

/** The ways in which a place is taken away, each by the call of an admin or of its owner. */
const ways = {
  'room deleted': ({ room }: PassingPlace) => ({ method: 'DELETE', path: `/admin/room/${room}` }),
  'property trashed': ({ id }: PassingPlace) => ({
    method: 'PUT',
    path: '/admin/deletelocation',
    body: { id },
  }),
  'lease shortened': ({ id, owner }: PassingPlace, { clock }: StormWorld) => ({
    method: 'PUT',
    path: `/locations/${id}/lease`,
    body: { endLease: addMonths(`${dateAt(clock.now().getTime(), zone).slice(0, 8)}01`, 1) },
    as: owner,
  }),
  'owner switched off': ({ owner }: PassingPlace) => ({
    method: 'PUT',
    path: '/admin/changeuserstatus',
    body: { id: owner, isActive: false },
  }),
} as const satisfies Record<WayOfTakingAway, unknown>

/** Lets places to the tenants for a moment and takes each away while they compete for it, until the storm ends. */
export async function runLandlord(landlord: Landlord): Promise<void> {
  const { world, random, signal, offer } = landlord
  const db = drizzle(world.sql, { casing: 'snake_case' })
  const names = Object.keys(ways) as WayOfTakingAway[]
  for (let turn = 0; !signal.aborted; turn += 1) {
    const { id: owner } = await makeOwner(db)
    const { id } = await makeProperty(db, { name: `De paso ${turn}`, ownerId: owner })
    const { id: room } = await makeRoom(db, id, { name: 'Pieza' })
    const { promise: chosen, resolve: choose } = Promise.withResolvers<void>()
    const place = { id, rooms: [room], owner, room, choose }
    offer(place)
    await Promise.race([chosen, sleep(unchosenMs)])
    const [shortest, longest] = chosenMs
    await sleep((shortest + random() * (longest - shortest)) * world.slowness)
    await takeAway(landlord, place, names[turn % names.length]!)
    offer(undefined)
  }
}

async function takeAway(
  { world, history, signal }: Landlord,
  place: PassingPlace,
  way: WayOfTakingAway,
): Promise<void> {
  const {
    path,
    as = world.scene.admin,
    ...request
  }: { path: string; method: string; as?: string; body?: object } = ways[way](place, world)
  const answer = await insist(`${world.api.url}/api${path}`, { as, ...request }, signal)
  if (answer?.status !== 200) return
  history.push({ kind: 'taken away', way, property: place.id, room: place.room, at: answer.to })
}

/** Chooses the passing place often enough for several tenants to want it at the moment at which it goes. */
export const wantsPassing = (random: () => number): boolean => any([true, false, false], random)
