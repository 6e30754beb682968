import type { PropertyCard } from '@metrolibre/api-client'
import { writeQuery } from '@metrolibre/contract'
import { Link, useIntl } from '@metrolibre/platform'
import { Breadcrumbs } from '@metrolibre/ui/parts'

/** Returns the breadcrumbs of a property: search, city, comuna, property. */
export const trailOf = ({ name, zone: { zone, city, country } }: PropertyCard, searchText: string) => [
  { id: 'search', text: searchText, to: '/propietario' },
  { id: 'city', text: city, to: `/propietario?${writeQuery({ city, country })}` },
  { id: 'comuna', text: zone, to: `/propietario?${writeQuery({ comuna: zone, city, country })}` },
  { id: 'property', text: name },
]

/** Shows where a property is in the catalogue. */
export function Trail({ property }: { property: PropertyCard }) {
  const { formatMessage } = useIntl()
  return (
    <Breadcrumbs
      as={Link}
      label={formatMessage({ id: 'tenants.property.trail' })}
      items={trailOf(property, formatMessage({ id: 'tenants.search.heading' }))}
    />
  )
}
