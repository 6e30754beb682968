import { onDatabase } from '@metrolibre/testing/database'
import { demo } from './people.ts'
import { findFreestPlace } from './places.ts'
import { databaseUrl } from './roles.ts'

interface DepositPlace {
  readonly id: string
  /** In minor units. */
  readonly deposit: number
  /** The address of its owner. */
  readonly owner: string
}

/**
 * Lets the platform keep a month's deposit of a whole property of the demo, and its owner sign in with the demo's password,
 * directly in the database.
 */
export async function findDepositPlace(): Promise<DepositPlace> {
  const { property } = await findFreestPlace({
    country: 'Chile',
    type: 'entire',
    part: 'whole',
    byHour: false,
  })
  return onDatabase(databaseUrl(), async (sql) => {
    const [row] = await sql<{ id: string; deposit: string; owner: string }[]>`
      update properties p set keeps_deposit = true, deposit_months = 1, deposit = null from users u
      where p.id = ${property.id} and u.id = p.owner_id
      returning p.id, p.monthly_price as deposit, u.email as owner`
    // Of the demo's owners only a few have a known password.
    await sql`update users set password_hash = (select password_hash from users where email = ${demo.owner})
      where email = ${row!.owner}`
    return { id: row!.id, deposit: Number(row!.deposit), owner: row!.owner }
  })
}

/** Lets the stay of a deposit be over, directly in the database, because no test can wait for it. */
export const letDepositBeClaimable = (reservationId: string): Promise<unknown> =>
  onDatabase(
    databaseUrl(),
    (
      sql,
    ) => sql`update deposits set state = 'claimable', ended_on = current_date, claim_until = now() + interval '7 days'
      where reservation_id = ${reservationId}`,
  )

/** Lets the days be over in which its owner may claim. The timers of the platform do the rest. */
export const letClaimsBeOver = (reservationId: string): Promise<unknown> =>
  onDatabase(
    databaseUrl(),
    (sql) => sql`update deposits set claim_until = now() where reservation_id = ${reservationId}`,
  )
