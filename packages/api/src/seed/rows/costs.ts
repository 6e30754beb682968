import { expenseCovers } from '@metrolibre/contract'
import type { properties } from '../../platform/db/schema/properties.ts'
import { soles, type PropertySeed } from '../data/properties/property-seed.ts'
import { zoneOf } from './zone-of.ts'

type Costs = Pick<
  typeof properties.$inferInsert,
  | 'deposit'
  | 'depositMonths'
  | 'depositIsLost'
  | 'commonExpenses'
  | 'expensesCover'
  | 'parkingPrice'
  | 'assumesUsualCosts'
>

/** Per month: expenses of a house with rooms or floors, and a parking space. */
const usual = {
  Chile: { expenses: 20_000, parking: 20_000 },
  Perú: { expenses: soles(180), parking: soles(150) },
}

/** Returns what the owner of a place said of what is paid besides its price. A shed or a plot asks for a deposit alone. */
export const costsOf = (property: PropertySeed): Costs => {
  const { costs, mode, type, services } = property
  if (costs) return { assumesUsualCosts: costs === 'unasked' }
  if (mode === 'hour') return { deposit: 0 }
  const { country } = zoneOf(property)
  const { expenses, parking } = usual[country]
  const isHouse = type === 'room' || type === 'entire'
  return {
    depositMonths: 1,
    depositIsLost: country === 'Chile',
    commonExpenses: isHouse ? expenses : 0,
    expensesCover: isHouse ? [...expenseCovers] : [],
    parkingPrice: services.parking ? (isHouse ? parking : 0) : null,
  }
}
