import { drizzle } from 'drizzle-orm/postgres-js'
import type { Sql } from 'postgres'
import { makeOwner, makeProperty, makeUser, makeZone } from '@metrolibre/api/testing/factories.ts'

export interface SceneTenant {
  readonly id: string
  readonly email: string
}

export interface ProductionScene {
  readonly tenants: readonly SceneTenant[]
  readonly properties: readonly string[]
}

const tenantCount = 40
const propertyCount = 200

/** Adds tenants, who have the password of the demo's, and enough properties for them to book for half an hour. */
export async function seedProductionScene(sql: Sql): Promise<ProductionScene> {
  const db = drizzle(sql, { casing: 'snake_case' })
  const [demo] = await sql<[{ hash: string }]>`
    select password_hash as hash from users where email = 'tenant@metrolibre.example'`
  const tenants: SceneTenant[] = []
  for (let index = 0; index < tenantCount; index += 1) {
    const { id, email } = await makeUser(db, {
      email: `tenant-${index}@visitors.example`,
      passwordHash: demo.hash,
    })
    tenants.push({ id, email })
  }
  const [owner, zone] = [await makeOwner(db), await makeZone(db)]
  const properties: string[] = []
  for (let index = 0; index < propertyCount; index += 1) {
    const values = { name: `Lugar ${index}`, ownerId: owner.id, zoneId: zone.id }
    properties.push((await makeProperty(db, values)).id)
  }
  return { tenants, properties }
}
