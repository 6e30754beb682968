import { claimableUntil, depositBackOn, type Deposit, type DepositClaim } from '@metrolibre/contract'
import type { Queryable } from '../../platform/db/client.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import {
  listDepositsOf,
  listClaims,
  listFilesOf,
  type DepositClaimRow,
  type DepositRow,
} from './repository.ts'
import { readUses, type DepositUse } from './sums-repository.ts'

type Booking = Pick<ReservationRow, 'id' | 'deposit' | 'depositIsLost' | 'endDate' | 'timeZone'>

/** What is shown of a deposit, read at once for several bookings. */
export interface ReadDeposit {
  readonly row: DepositRow
  readonly use: DepositUse
  readonly claims: readonly DepositClaimRow[]
  readonly files: ReadonlyArray<{
    readonly id: string
    readonly name: string
    readonly reservationId: string
  }>
}

/** Reads the deposits of bookings. */
export async function readDeposits(
  db: Queryable,
  reservationIds: readonly string[],
): Promise<Map<string, ReadDeposit>> {
  const rows = await listDepositsOf(db, reservationIds)
  const ids = rows.map(({ id }) => id)
  const uses = await readUses(db, ids)
  const claims = await listClaims(db, ids)
  const files = await listFilesOf(
    db,
    claims.flatMap(({ fileId }) => fileId ?? []),
  )
  return new Map(
    rows.map((row) => [
      row.reservationId,
      {
        row,
        use: uses.get(row.id)!,
        claims: claims.filter(({ depositId }) => depositId === row.id),
        files,
      },
    ]),
  )
}

const toClaim = (row: DepositClaimRow, files: ReadDeposit['files']): DepositClaim => {
  const file = files.find(({ id }) => id === row.fileId)
  return {
    id: row.id,
    item: row.item,
    reason: row.reason,
    amount: row.amount,
    file: file ? { name: file.name, url: `/reservation/${file.reservationId}/files/${file.id}` } : null,
    byRule: row.byRule,
    state: row.state,
    created: row.createdAt.toISOString(),
    answerUntil: row.answerUntil.getTime(),
    answer: row.answer,
    awarded: row.awarded,
    decision: row.decision,
  }
}

const planned = (reservation: Booking): Deposit => ({
  amount: reservation.deposit,
  state: null,
  held: 0,
  returning: 0,
  returned: 0,
  awarded: 0,
  claimed: 0,
  isLostEarly: reservation.depositIsLost,
  endedOn: null,
  claimUntil: claimableUntil(reservation.endDate, reservation.timeZone),
  backOn: depositBackOn(reservation.endDate),
  byTransfer: false,
  isDisputed: false,
  claims: [],
})

/** Shows the deposit of a booking, or null where the platform keeps none of it. */
export function toDeposit(reservation: Booking, read: ReadDeposit | undefined): Deposit | null {
  if (!read) return reservation.deposit > 0 ? planned(reservation) : null
  const { row, use, claims, files } = read
  const endedOn = row.endedOn ?? reservation.endDate
  return {
    ...planned(reservation),
    amount: row.amount,
    state: row.state,
    held: row.held,
    returning: use.returning,
    returned: row.returned,
    awarded: row.awarded,
    claimed: use.claimed,
    endedOn: row.endedOn,
    claimUntil: row.claimUntil?.getTime() ?? null,
    backOn: depositBackOn(endedOn),
    byTransfer: row.checkoutSessionId === null,
    isDisputed: use.isDisputed,
    claims: claims.map((claim) => toClaim(claim, files)),
  }
}
