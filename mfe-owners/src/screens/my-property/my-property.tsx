import { reservations, type OwnedProperty, type OwnerReservation } from '@metrolibre/api-client'
import { addressLine } from '@metrolibre/contract'
import { Link, useIntl, useQuery } from '@metrolibre/platform'
import { lazyPart } from '@metrolibre/platform/browser'
import {
  Alert,
  Box,
  Button,
  Container,
  Flex,
  Grid,
  Heading,
  Panel,
  Skeleton,
  Stack,
  Text,
} from '@metrolibre/ui'
import { Eye, MapPin } from '@metrolibre/ui/icons'
import { Breadcrumbs } from '@metrolibre/ui/parts'
import { Suspense } from 'react'
import { OwnPropertyPictures } from '../../features/own-property/pictures.tsx'
import { OwnRoomSummary } from '../../features/own-property/room-list.tsx'
import { Views } from '../../features/own-property/views.tsx'
import { PartFailed } from '../../listing/part-failed.tsx'
import { AskCosts } from '../../panel/ask-costs.tsx'
import { ContractButton } from '../../panel/contract-button.tsx'
import { nextStepOf, verifiedChanges } from '../../panel/next-step.ts'
import { NextStepRow } from '../../panel/next-step-row.tsx'
import { OwnStageBadge } from '../../panel/stage-badge.tsx'
import { StageTape } from '../../panel/stage-tape.tsx'
import { useToday } from '../../panel/use-today.ts'
import { Parts } from './parts.tsx'
import { Rented } from './rented.tsx'
import { propertiesPath, publicPath } from '../../paths.ts'

const PropertyVisits = lazyPart(
  async () => ({ default: (await import('../../features/visits/property-visits.tsx')).PropertyVisits }),
  PartFailed,
)
const PropertyPayments = lazyPart(
  async () => ({
    default: (await import('../../features/payments/property-payments.tsx')).PropertyPayments,
  }),
  PartFailed,
)

const dueOf = ({ cancellation }: OwnerReservation): number => cancellation?.answerUntil ?? Infinity

/** The page of one own property. */
export function MyProperty({ property }: { property: OwnedProperty }) {
  const { formatMessage } = useIntl()
  const { id, address, zone, listingStatus, changedSinceVisit } = property
  const name = property.name || formatMessage({ id: 'mfe-owners.panel.unnamed' })
  const published = listingStatus === 'published'
  const today = useToday(property.timeZone)
  const booked = useQuery({ ...reservations.ofProperty(id, today), enabled: published })
  const open = booked.data?.filter(({ cancellation }) => cancellation?.status === 'open') ?? []
  const request = open.toSorted((a, b) => dueOf(a) - dueOf(b))[0]
  return (
    <Container>
      <Box pt={{ base: '20px', md: '28px' }} pb={{ base: '100px', md: '48px' }}>
        <Breadcrumbs
          as={Link}
          label={formatMessage({ id: 'mfe-owners.panel.trail' })}
          items={[
            { id: 'list', text: formatMessage({ id: 'mfe-owners.locations.title' }), to: propertiesPath },
            { id: 'one', text: name },
          ]}
        />
        <Flex justify="space-between" align="flex-end" gap="14px" wrap="wrap">
          <Box minW="0">
            <Heading as="h1" textStyle="pageTitle" overflowWrap="anywhere" htmlTranslate="no">
              {name}
            </Heading>
            <Flex gap="8px" align="center" mt="6px" color="fg.muted">
              <MapPin />
              {address ? addressLine(address, zone.zone) : addressLine(zone.zone, zone.city)}
            </Flex>
          </Box>
          <Flex gap="10px" wrap="wrap">
            {(published || listingStatus === 'accepted') && <ContractButton property={property} />}
            {published && (
              <Button as={Link} to={publicPath(id)} variant="outline" icon={<Eye />}>
                {formatMessage({ id: 'mfe-owners.panel.seePublic' })}
              </Button>
            )}
          </Flex>
        </Flex>
        <Stack gap="20px" align="stretch" mt="24px">
          <Panel padded>
            <Flex justify="space-between" mb="14px">
              <OwnStageBadge property={property} />
            </Flex>
            <StageTape stage={listingStatus} />
            <NextStepRow
              property={property}
              step={nextStepOf(property, { today, hasRequest: request !== undefined })}
              request={request?.id}
              due={request && dueOf(request)}
            />
            <AskCosts property={property} />
          </Panel>
          {verifiedChanges(changedSinceVisit).length > 0 && (
            <Alert tone="warn" title={formatMessage({ id: 'mfe-owners.panel.changed' })}>
              {formatMessage({ id: 'mfe-owners.panel.changedText' })}
            </Alert>
          )}
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.4fr) minmax(0, 1fr)' }}
            gap="20px"
            alignItems="start"
          >
            <OwnPropertyPictures property={property} />
            <Parts property={property} />
          </Grid>
          {published && <Rented property={property} />}
          {published && (
            <Suspense fallback={<Skeleton height={280} radius={20} />}>
              <PropertyVisits property={property} />
            </Suspense>
          )}
          {published && (
            <Suspense fallback={<Skeleton height={320} radius={20} />}>
              <PropertyPayments property={property} />
            </Suspense>
          )}
          <Views property={property} />
          <OwnRoomSummary property={property} />
          {property.description && (
            <Panel as="section" padded>
              <Heading as="h2" textStyle="sub" mb="10px">
                {formatMessage({ id: 'mfe-owners.panel.description' })}
              </Heading>
              <Text whiteSpace="pre-line" maxW="60ch">
                {property.description}
              </Text>
            </Panel>
          )}
        </Stack>
      </Box>
    </Container>
  )
}
