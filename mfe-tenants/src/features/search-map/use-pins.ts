import type { PropertyCard } from '@metrolibre/api-client'
import { useIntl, useLaterText, usePrice } from '@metrolibre/platform'
import type { MapPin } from '@metrolibre/ui/map'

/** How a pin looks: what can't be rented now does not look free. A server of the previous version does not say it. */
export const pinStateOf = ({ price, free }: Pick<PropertyCard, 'price' | 'free'>): MapPin['state'] => {
  if (price.state === 'sold_out') return 'sold-out'
  return free?.now === false ? 'taken' : 'free'
}

/** Returns a function that converts properties with a location to pins with short prices. */
export const usePins = () => {
  const price = usePrice()
  const { formatMessage } = useIntl()
  const laterText = useLaterText()
  return (properties: readonly PropertyCard[]): MapPin[] =>
    properties.flatMap(({ id, name, lat, long, price: shown, free }) => {
      if (lat === null || long === null) return []
      const words =
        shown.state === 'priced' ? undefined : formatMessage({ id: `tenants.search.pin.${shown.state}` })
      const priced = shown.state === 'priced' ? price(shown, shown.unit) : undefined
      const text = priced
        ? [priced.exactShort, priced.reference && `≈\u00a0${priced.short}`].filter(Boolean).join(' ')
        : (words ?? '')
      // The label contains the visible text, so that voice control can find the pin by it.
      const said = priced ? `${text} ${priced.unitText}` : words
      const byHour = shown.state === 'priced' && shown.unit === 'hour'
      return [
        {
          id,
          lat,
          lng: long,
          text,
          label: [name, said, laterText({ free })].filter(Boolean).join(', '),
          state: pinStateOf({ price: shown, free }),
          byHour,
        },
      ]
    })
}
