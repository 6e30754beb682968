import type { RentalMode } from '@metrolibre/contract'

interface Prices {
  readonly rentalMode: RentalMode
  readonly monthlyPrice: number | null
  readonly hourlyPrice: number | null
}

/** How something is rented, by its name on the wire. RULES §4. */
export const showMode = ({ rentalMode }: Pick<Prices, 'rentalMode'>) => ({ isDaily: rentalMode === 'hour' })

/** What something costs, by its names on the wire. RULES §4. */
export const showPrices = (row: Prices) => ({
  ...showMode(row),
  value: row.monthlyPrice,
  dailyValue: row.hourlyPrice,
})

/** Which property something belongs to, by its name on the wire. */
export const showPropertyId = (propertyId: string) => ({ locationId: propertyId })
