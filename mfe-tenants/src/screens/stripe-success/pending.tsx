import { FormattedMessage, Link } from '@metrolibre/platform'
import { Box, Button, Container, Flex, Heading, Spinner, Stack, Text } from '@metrolibre/ui'
import type { ReactNode } from 'react'

interface Props {
  /** True when it takes longer than usual: says what happens if the page is closed. */
  slow: boolean
  /** The address contains no checkout. */
  noSession?: boolean
  summary?: ReactNode
}

/** Shown while the payment provider has not confirmed the payment. */
export function Pending({ slow, noSession = false, summary }: Props) {
  const kind = noSession ? 'none' : slow ? 'slow' : 'short'
  return (
    <Container width="wizard">
      <Flex
        direction={{ base: 'column', lg: 'row' }}
        gap="40px"
        py={{ base: '40px', md: '72px' }}
        align="flex-start"
      >
        <Stack gap="16px" align="flex-start" flex="1" aria-live="polite">
          {!noSession && <Spinner size={32} />}
          <Heading as="h1" textStyle="pageTitle">
            <FormattedMessage id={`tenants.booking.pending.${kind}.title`} />
          </Heading>
          <Text textStyle="lead" color="fg.muted" maxW="52ch">
            <FormattedMessage id={`tenants.booking.pending.${kind}.text`} />
          </Text>
          {slow && (
            <Button as={Link} to="/my-locations/reservations" variant="outline" size="lg">
              <FormattedMessage id="tenants.booking.myReservations" />
            </Button>
          )}
        </Stack>
        {summary && <Box w={{ base: '100%', lg: '376px' }}>{summary}</Box>}
      </Flex>
    </Container>
  )
}
