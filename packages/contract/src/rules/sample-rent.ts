import { estimateRent } from './estimate.ts'
import { currencyOf, type Country, type CurrencyCode } from './money.ts'

/** Owners mostly ask about a well-kept room of this size, in square metres. */
export const sampleArea = 48

interface ValuedZone {
  readonly zone: string
  readonly country: Country
  readonly isActive: boolean
  readonly averageValue: number
  readonly rate: number
}

interface SampleRent {
  readonly zone: ValuedZone
  readonly currency: CurrencyCode
  /** Minor units per month. */
  readonly low: number
  readonly high: number
}

const value = ({ averageValue, rate }: ValuedZone) => averageValue * rate

/**
 * Returns what a well-kept room of `sampleArea` would earn in the median comuna of a country, by the rule of the
 * estimate; undefined when none has a value (RULES.md §4.24).
 */
export const sampleRent = (zones: readonly ValuedZone[], country: Country): SampleRent | undefined => {
  const offered = zones.filter((zone) => zone.isActive && zone.country === country)
  const zone = offered.toSorted((one, other) => value(one) - value(other))[Math.floor(offered.length / 2)]
  const rent =
    zone &&
    estimateRent({
      propertyType: 'room',
      area: sampleArea,
      averageValue: zone.averageValue,
      rate: zone.rate,
      paintingState: 'good',
      floorState: 'good',
    })
  return rent && { zone, currency: currencyOf(country), ...rent }
}
