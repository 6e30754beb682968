import { Link, FormattedMessage } from '@metrolibre/platform'
import { Box, Button, Container, Flex, Heading, Stack, Text } from '@metrolibre/ui'
import { ArrowLeft } from '@metrolibre/ui/icons'
import { type ReactNode, useEffect, useRef } from 'react'

/** How a reservation ended, or what it is waiting for, without a booking. */
export type OutcomeKind = 'expired' | 'cancelled' | 'refund' | 'transfer' | 'review'

interface Props {
  kind: OutcomeKind
  /** The reservation would have changed the dates of another one. */
  isChange?: boolean
  /** Starts again with the same dates; absent when a refund or the bank must be waited for. */
  onRestart?: () => void
  propertyPath: string
  summary?: ReactNode
}

/** Shows what happened to a reservation that can't be continued here, and what to do next. */
export function HoldOutcome({ kind, isChange, onRestart, propertyPath, summary }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Container width="wizard">
      <Flex
        direction={{ base: 'column', lg: 'row' }}
        gap="40px"
        py={{ base: '40px', md: '72px' }}
        align="flex-start"
      >
        <Stack gap="16px" align="flex-start" flex="1" aria-live="polite">
          <Heading as="h1" ref={heading} tabIndex={-1} outline="none" textStyle="pageTitle">
            <FormattedMessage id={`tenants.booking.outcome.${kind}.title`} />
          </Heading>
          <Text textStyle="lead" color="fg.muted" maxW="52ch">
            <FormattedMessage id={`tenants.booking.outcome.${kind}.text`} />
          </Text>
          {isChange && (
            <Text maxW="52ch">
              <FormattedMessage id="tenants.booking.move.unchanged" />
            </Text>
          )}
          <Flex gap="12px" mt="12px" wrap="wrap">
            {onRestart && (
              <Button variant="cta" size="lg" onClick={onRestart}>
                <FormattedMessage id="tenants.booking.outcome.again" />
              </Button>
            )}
            <Button as={Link} to="/my-locations/reservations" variant="outline" size="lg">
              <FormattedMessage id="tenants.booking.myReservations" />
            </Button>
            <Button as={Link} to={propertyPath} variant="ghost" size="lg" icon={<ArrowLeft />}>
              <FormattedMessage id="tenants.booking.backToProperty" />
            </Button>
          </Flex>
        </Stack>
        {summary && <Box w={{ base: '100%', lg: '376px' }}>{summary}</Box>}
      </Flex>
    </Container>
  )
}
