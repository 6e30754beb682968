import type { RentalMode } from '@metrolibre/contract'

interface Prices {
  readonly rentalMode: RentalMode
  readonly monthlyPrice: number | null
  readonly hourlyPrice: number | null
}

/** Shows the rental mode by its name on the wire (RULES.md §4.11). */
export const showMode = ({ rentalMode }: Pick<Prices, 'rentalMode'>) => ({ isDaily: rentalMode === 'hour' })

/** Shows the prices by their names on the wire (RULES.md §4.11). */
export const showPrices = (row: Prices) => ({
  ...showMode(row),
  value: row.monthlyPrice,
  dailyValue: row.hourlyPrice,
})

/** Shows the property that something belongs to by its name on the wire. */
export const showPropertyId = (propertyId: string) => ({ locationId: propertyId })
