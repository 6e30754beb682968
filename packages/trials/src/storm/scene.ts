import type { Database } from '@metrolibre/api/platform/db/client.ts'
import {
  makeAdmin,
  makeOwner,
  makeProperty,
  makeRoom,
  makeUser,
  makeZone,
} from '@metrolibre/api/testing/factories.ts'

export interface StormProperty {
  readonly id: string
  readonly rooms: readonly string[]
}

/** The tenants and the properties they can book. */
export interface StormScene {
  readonly tenants: ReadonlyArray<{ readonly id: string; readonly email: string }>
  readonly properties: readonly StormProperty[]
  readonly admin: string
}

const tenantCount = 64
const propertyCount = 20

/** Creates 64 tenants and 20 properties, every second one with three rooms. */
export async function seedStormScene(db: Database): Promise<StormScene> {
  const [owner, zone] = [await makeOwner(db), await makeZone(db)]
  const tenants = []
  for (let index = 0; index < tenantCount; index += 1)
    tenants.push(await makeUser(db, { email: `tenant-${index}@storm.example` }))
  const properties = []
  for (let index = 0; index < propertyCount; index += 1) {
    const property = await makeProperty(db, { name: `Lugar ${index}`, ownerId: owner.id, zoneId: zone.id })
    const rooms = []
    for (let number = 0; index % 2 === 0 && number < 3; number += 1)
      rooms.push((await makeRoom(db, property.id, { name: `Pieza ${number}` })).id)
    properties.push({ id: property.id, rooms })
  }
  const { id: admin } = await makeAdmin(db)
  return { admin, tenants: tenants.map(({ id, email }) => ({ id, email })), properties }
}
