import type { PropertyDetail } from '@metrolibre/api-client'
import { usualVisitHours } from '@metrolibre/contract'
import { Link, useIntl } from '@metrolibre/platform'
import { Box, Button, Heading, Text } from '@metrolibre/ui'
import { CalendarCheck } from '@metrolibre/ui/icons'
import { useVisitHours } from './use-visit-hours.ts'
import { visitPath } from '../../property/paths.ts'

/** Invites to visit the property: who shows it and when. */
export function VisitBand({ property }: { property: PropertyDetail }) {
  const { formatMessage } = useIntl()
  const hours = useVisitHours()
  return (
    <Box
      as="section"
      mt="44px"
      p="24px 26px"
      borderRadius="xl"
      bg="status.hours.bg"
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '1fr auto' }}
      gap="24px"
      alignItems="center"
    >
      <div>
        <Heading as="h2" textStyle="sub" mb="6px">
          {formatMessage({ id: 'tenants.property.visitTitle' })}
        </Heading>
        <Text textStyle="small">
          {formatMessage(
            { id: 'tenants.property.visitText' },
            { name: property.owner.firstName, hours: hours(property.visitHours ?? usualVisitHours) },
          )}
        </Text>
      </div>
      <Button as={Link} to={visitPath(property.id)} variant="outline" icon={<CalendarCheck />}>
        {formatMessage({ id: 'tenants.property.visit' })}
      </Button>
    </Box>
  )
}
