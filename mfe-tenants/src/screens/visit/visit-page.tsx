import type { PropertyDetail } from '@metrolibre/api-client'
import { Link, useIntl, usePageChrome, useSession } from '@metrolibre/platform'
import { Alert, Box, Button, Container, Heading, Text, TextLink } from '@metrolibre/ui'
import { BookHere, isBookedHere } from '../../features/visit/book-here.tsx'
import { propertyPath } from '../../property/paths.ts'
import { VisitCalendar } from './visit-calendar.tsx'

/** The property's own booking calendar or ours, prefilled with what is known about the visitor. */
export function VisitPage({ property }: { property: PropertyDetail }) {
  const { formatMessage } = useIntl()
  const { user } = useSession()
  usePageChrome({ chatSubject: property.name })
  const title = formatMessage({ id: 'tenants.property.visitTitle' })
  return (
    <Container>
      <Box pt={{ base: '22px', md: '28px' }} pb={{ base: '72px', md: '88px' }}>
        <Heading as="h1" textStyle="pageTitle">
          {title}
        </Heading>
        <Text as="div" textStyle="lead" color="fg.muted" mt="8px" mb="20px">
          <TextLink as={Link} to={propertyPath(property.id)} translate="no">
            {property.name}
          </TextLink>
        </Text>
        {property.isActive ? (
          isBookedHere(property) ? (
            <BookHere key={user?.id} property={property} />
          ) : (
            <VisitCalendar property={property} title={`${title}: ${property.name}`} />
          )
        ) : (
          <>
            <Alert tone="warn" title={formatMessage({ id: 'tenants.visit.soldOutTitle' })}>
              {formatMessage({ id: 'tenants.visit.soldOut' })}
            </Alert>
            <Box mt="20px">
              <Button as={Link} to={propertyPath(property.id)} variant="outline">
                {formatMessage({ id: 'tenants.visit.back' })}
              </Button>
            </Box>
          </>
        )}
      </Box>
    </Container>
  )
}
