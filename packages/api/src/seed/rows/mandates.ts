import { addDays, currencyOf } from '@metrolibre/contract'
import type { mandates, OfferedPrice } from '../../platform/db/schema/mandates.ts'
import type { properties } from '../../platform/db/schema/properties.ts'
import { ledgerSeeds } from '../data/bookings.ts'
import { properties as demo } from '../data/properties/index.ts'
import type { PropertySeed } from '../data/properties/property-seed.ts'
import { demoId } from '../ids.ts'
import { daysAgo, type Moment } from '../moment.ts'
import { userId } from './people.ts'
import { propertyId, roomId } from './places.ts'
import { zoneOf } from './zone-of.ts'

type Row = typeof mandates.$inferInsert
type PropertyRow = typeof properties.$inferInsert

const offeredStages: readonly PropertyRow['stage'][] = ['published', 'evaluated', 'accepted', 'declined']

const pricesOf = ({ key, mode: unit, price, rooms = [] }: PropertySeed): OfferedPrice[] => [
  ...(price > 0 ? [{ roomId: null, name: null, unit, price }] : []),
  ...rooms
    .filter((room) => room.price > 0)
    .map((room) => ({ roomId: roomId(key, room.name), name: room.name, unit, price: room.price })),
]

/**
 * Returns the offers: open ones for evaluated properties, one that was declined, and for accepted and published ones
 * with a price a mandate that was signed on paper, because drawing a document for each would take seconds.
 */
export const mandateRows = (moment: Moment, rows: readonly PropertyRow[]): Row[] =>
  demo.flatMap((property): Row[] => {
    const row = rows.find(({ id }) => id === propertyId(property.key))!
    const prices = pricesOf(property)
    if (!offeredStages.includes(row.stage!) || prices.length === 0) return []
    const id = demoId('mandate', property.key)
    const currency = currencyOf(zoneOf(property).country)
    const offer = { id, propertyId: row.id!, prices, currency, offeredBy: userId('admin') }
    if (row.stage === 'evaluated')
      return [
        {
          ...offer,
          commission: 8,
          validUntil: addDays(moment.today, 21),
          note: 'El valor considera la entrada lateral y el estado de la pintura.',
          offeredAt: daysAgo(moment, 2),
        },
      ]
    if (row.stage === 'declined')
      return [
        {
          ...offer,
          state: 'declined',
          commission: 8,
          offeredAt: daysAgo(moment, 6),
          answeredBy: userId(property.owner),
          answeredAt: daysAgo(moment, 5),
          declineReason: 'Esperaba un valor más cercano al de los locales de la cuadra.',
        },
      ]
    const signed = new Date(row.createdAt!.getTime() + 3_600_000)
    return [
      {
        ...offer,
        state: 'accepted',
        commission: ledgerSeeds.find((agreed) => agreed.property === property.key)?.commissionPercent ?? 0,
        offeredAt: row.createdAt!,
        answeredBy: userId('admin'),
        answeredAt: signed,
        paperDate: signed.toISOString().slice(0, 10),
      },
    ]
  })
