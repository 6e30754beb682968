import { addMonths, currencyOf } from '@metrolibre/contract'
import type { commissions, ownerTransfers } from '../../platform/db/schema/ledger.ts'
import { ledgerSeeds } from '../data/bookings.ts'
import { properties as demo } from '../data/properties/index.ts'
import { demoId } from '../ids.ts'
import type { Moment } from '../moment.ts'
import { userId } from './people.ts'
import { propertyId } from './places.ts'
import { zoneOf } from './zone-of.ts'

/** Returns the commissions, agreed a year ago. */
export const commissionRows = ({ today }: Moment): (typeof commissions.$inferInsert)[] =>
  ledgerSeeds.map(({ property, commissionPercent }) => ({
    id: demoId('commission', property),
    propertyId: propertyId(property),
    fromMonth: addMonths(today, -12).slice(0, 7),
    percent: commissionPercent,
    recordedBy: userId('admin'),
  }))

/** Returns what admins recorded as transferred to owners: one of them by mistake, with its counter-entry. */
export const ownerTransferRows = ({ today }: Moment): (typeof ownerTransfers.$inferInsert)[] =>
  ledgerSeeds.flatMap(({ property, transfers }) => {
    const { country } = zoneOf(demo.find(({ key }) => key === property)!)
    return transfers.map(({ reference, monthsAgo, amount, corrects }) => ({
      id: demoId('owner transfer', reference),
      propertyId: propertyId(property),
      amount,
      currency: currencyOf(country),
      paidOn: addMonths(`${today.slice(0, 8)}05`, -monthsAgo),
      reference,
      correctsId: corrects === undefined ? null : demoId('owner transfer', corrects),
      recordedBy: userId('admin'),
    }))
  })
