import {
  dateAt,
  daysLate,
  lastDayToPay,
  shownEmail,
  type ArrearsMonth,
  type Locale,
} from '@metrolibre/contract'
import { partyName, shownName } from '../../platform/person-name.ts'
import type { ArrearsRow } from './list-repository.ts'

const toParty = ({ id, email, ...names }: ArrearsRow['client'], locale: Locale): ArrearsMonth['client'] => ({
  id,
  name: shownName(partyName(names), locale),
  email: shownEmail(email),
})

const iso = (at: number): string => new Date(at).toISOString()

/** Shows a month that is not paid to admins. */
export const toArrears = (row: ArrearsRow, now: Date, locale: Locale): ArrearsMonth => ({
  id: row.id,
  number: row.number,
  count: row.count,
  dueOn: row.dueOn,
  lastDay: row.grantedTo ?? lastDayToPay(row.dueOn),
  days: daysLate(row.dueOn, dateAt(now.getTime(), row.timeZone)),
  amount: row.amount,
  currency: row.currency,
  standing: row.state,
  isGranted: row.grantedTo !== null,
  transferAskedAt: row.askedAt === null ? null : iso(row.askedAt),
  last: row.last && { at: iso(row.last.at), reason: row.last.reason },
  country: row.country,
  client: toParty(row.client, locale),
  owner: toParty(row.owner, locale),
  reservation: { id: row.reservationId, name: row.name, status: row.status },
})
