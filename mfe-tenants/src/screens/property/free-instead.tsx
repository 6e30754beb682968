import { properties, type PropertyDetail } from '@metrolibre/api-client'
import { useIntl, useQuery } from '@metrolibre/platform'
import { Box, Section } from '@metrolibre/ui'
import { PropertyList } from '../../features/property-cards/property-list.tsx'

const shown = 4

/** Properties of the same kind that are free: in the same comuna, or else in the same city. */
export default function FreeInstead({ property }: { property: PropertyDetail }) {
  const { formatMessage } = useIntl()
  const { id, propertyType: type, zone } = property
  const near = useOthers(id, { type, zoneId: zone.id, free: true })
  const isAlone = near?.length === 0
  const further = useOthers(id, { type, country: zone.country, city: zone.city, free: true }, isAlone)
  const others = (isAlone ? further : near) ?? []
  if (others.length === 0) return null
  return (
    <Box mt={{ base: '40px', md: '56px' }}>
      <Section
        tight
        title={formatMessage(
          { id: 'tenants.property.freeInstead' },
          { place: isAlone ? zone.city : zone.zone },
        )}
      >
        <PropertyList properties={others} onPoint={nobodyPoints} />
      </Section>
    </Box>
  )
}

// There is no map next to these cards.
const nobodyPoints = () => undefined

function useOthers(id: string, query: Parameters<typeof properties.search>[0], enabled = true) {
  const { data } = useQuery({ ...properties.search(query), placeholderData: undefined, enabled })
  return data?.properties.filter((one) => one.id !== id).slice(0, shown)
}
