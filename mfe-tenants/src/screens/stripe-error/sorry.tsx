import { FormattedMessage, Link } from '@metrolibre/platform'
import { Badge, Button, Container, Grid, Heading, Text } from '@metrolibre/ui'
import type { ReactNode } from 'react'

interface Props {
  /** The possible actions; without a known reservation, a link to the user's bookings. */
  actions?: ReactNode
  summary?: ReactNode
}

/** Says that the payment failed. */
export function Sorry({ actions, summary }: Props) {
  return (
    <Container width="wizard">
      <Grid
        py={{ base: '28px', md: '48px' }}
        gap={{ base: '28px', lg: '48px' }}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 376px' }}
        alignItems="start"
      >
        <section>
          <Badge tone="bad" mark="hollow">
            <FormattedMessage id="tenants.booking.failed.badge" />
          </Badge>
          <Heading as="h1" textStyle="pageTitle" mt="16px">
            <FormattedMessage id="tenants.booking.failed.title" />
          </Heading>
          <Text textStyle="lead" color="fg.muted" mt="12px" maxW="48ch">
            <span>
              <FormattedMessage id="tenants.booking.failed.text" />
            </span>{' '}
            {actions && (
              <span>
                <FormattedMessage id="tenants.booking.failed.kept" />
              </span>
            )}
          </Text>
          {actions ?? (
            <Button as={Link} to="/my-locations/reservations" size="lg" style={{ marginTop: 24 }}>
              <FormattedMessage id="tenants.booking.myReservations" />
            </Button>
          )}
        </section>
        {summary}
      </Grid>
    </Container>
  )
}
