import { addMonths } from '@metrolibre/contract'
import type { commissions, ownerTransfers } from '../../platform/db/schema/ledger.ts'
import { ledgerSeed } from '../data/bookings.ts'
import { demoId } from '../ids.ts'
import type { Moment } from '../moment.ts'
import { userId } from './people.ts'
import { propertyId } from './places.ts'

const { property, commissionPercent, transfers } = ledgerSeed

/** Returns the commission of a property, agreed a year ago. */
export const commissionRows = ({ today }: Moment): (typeof commissions.$inferInsert)[] => [
  {
    id: demoId('commission', property),
    propertyId: propertyId(property),
    fromMonth: addMonths(today, -12).slice(0, 7),
    percent: commissionPercent,
    recordedBy: userId('admin'),
  },
]

/** Returns what admins recorded as transferred to the owner: one of them by mistake, with its counter-entry. */
export const ownerTransferRows = ({ today }: Moment): (typeof ownerTransfers.$inferInsert)[] =>
  transfers.map(({ reference, monthsAgo, amount, corrects }) => ({
    id: demoId('owner transfer', reference),
    propertyId: propertyId(property),
    amount,
    currency: 'CLP',
    paidOn: addMonths(`${today.slice(0, 8)}05`, -monthsAgo),
    reference,
    correctsId: corrects === undefined ? null : demoId('owner transfer', corrects),
    recordedBy: userId('admin'),
  }))
