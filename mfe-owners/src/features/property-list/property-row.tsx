import type { OwnListing } from '@metrolibre/api-client'
import { addressLine, formatExact } from '@metrolibre/contract'
import { Link, useCardPrice, useDates, useIntl, useLocale } from '@metrolibre/platform'
import { Box, chakra, Flex, Panel, photoSizes, Picture, PriceText, Text } from '@metrolibre/ui'
import { AskCosts } from '../../panel/ask-costs.tsx'
import { OwnStageBadge } from '../../panel/stage-badge.tsx'
import { StageTape } from '../../panel/stage-tape.tsx'
import { RowActions } from './row-actions.tsx'
import { OccupancyTape } from './occupancy-tape.tsx'
import { NextStepRow } from '../../panel/next-step-row.tsx'
import { DiscardButton } from '../../listing/discard-button.tsx'
import { ownPropertyPath } from '../../paths.ts'

const NameLink = chakra(Link, {
  base: {
    color: 'inherit',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
    // The whole picture and name open the property; buttons lie above.
    _after: { content: '""', position: 'absolute', inset: 0 },
  },
})

/** One own property in the list: what it is, how far it is, and what is asked of its owner. */
export function PropertyRow({ property }: { property: OwnListing }) {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const dates = useDates()
  const { date } = dates
  const shownPrice = useCardPrice()
  const { id, name, zone, area, propertyType, listingStatus, lastPayment, timeZone } = property
  const price = shownPrice(property.price)
  const place = addressLine(zone.zone, zone.city)
  return (
    <Panel as="li">
      <Box
        position="relative"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '212px minmax(0, 1fr)' }}
        gap={{ base: '16px', md: '26px' }}
        p={{ base: '16px', md: '18px' }}
      >
        <Picture
          src={property.image}
          variants={property.imageVariants}
          alt=""
          sizes={photoSizes('(min-width: 760px) 212px, 92vw')}
          drained={listingStatus === 'published' && !property.isActive}
        />
        <Box minW="0">
          <Flex justify="space-between" gap="8px 20px" wrap="wrap">
            <Box minW="0">
              <chakra.h2 textStyle="cardTitle" overflowWrap="anywhere">
                <NameLink to={ownPropertyPath(id)} htmlTranslate={name ? 'no' : undefined}>
                  {name || formatMessage({ id: 'mfe-owners.panel.unnamed' })}
                </NameLink>
              </chakra.h2>
              <Text textStyle="small" color="fg.muted" mt="3px">
                <span>{formatMessage({ id: `mfe-owners.kind.${propertyType}` })}</span>
                <span translate="no">{` · ${place}`}</span>
                {area !== null && <span>{` · ${dates.area(area)}`}</span>}
              </Text>
            </Box>
            <Flex direction="column" align={{ base: 'flex-start', md: 'flex-end' }} gap="8px">
              {price.state === 'price' ? (
                <PriceText amount={price.amount} unit={price.unit} prefix={price.prefix} note={price.note} />
              ) : (
                price.state === 'undefined-price' && <PriceText amount={price.text} words />
              )}
              <OwnStageBadge property={property} />
            </Flex>
          </Flex>
          <Box mt="18px">
            <StageTape stage={listingStatus} />
          </Box>
          {listingStatus === 'published' && <OccupancyTape property={property} />}
          {lastPayment && (
            <Text textStyle="small" mt="10px">
              {formatMessage(
                { id: 'mfe-owners.panel.lastPayment' },
                { amount: formatExact(lastPayment, locale), day: date(lastPayment.at, timeZone) },
              )}
            </Text>
          )}
          <NextStepRow
            property={property}
            step={property.next}
            visitAt={property.technicalVisit?.start}
            request={property.requestedBooking ?? undefined}
          />
          <AskCosts property={property} />
          {listingStatus === 'published' && <RowActions property={property} />}
          {/* Above the link that covers the row. */}
          <Box position="relative" zIndex="1" w="fit-content" ml="auto" mt="6px">
            <DiscardButton property={property} />
          </Box>
        </Box>
      </Box>
    </Panel>
  )
}
