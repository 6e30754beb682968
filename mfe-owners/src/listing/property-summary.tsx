import type { OwnedProperty } from '@metrolibre/api-client'
import { addressLine } from '@metrolibre/contract'
import { FormattedMessage, Link, useDates, useIntl } from '@metrolibre/platform'
import { Box, Button, Cota, DescriptionList, Heading, Panel, photoSizes, Picture, Text } from '@metrolibre/ui'
import { PencilSimple } from '@metrolibre/ui/icons'
import { listingFormPath } from '../paths.ts'
import { unusedTimes } from './unused-times.ts'

interface Props {
  property: OwnedProperty
  /** Offers to correct the data. */
  editable?: boolean
}

/** A property next to its estimate or its visit. */
export function PropertySummary({ property, editable }: Props) {
  const { formatMessage } = useIntl()
  const dates = useDates()
  const { id, name, address, zone, area, propertyType, landUse, unusedTime, images } = property
  const text = (term: 'kind' | 'landUse' | 'unused' | 'photos') =>
    formatMessage({ id: `mfe-owners.listing.term.${term}` })
  return (
    <Panel raised clip>
      <Picture
        src={property.image}
        variants={property.imageVariants}
        alt=""
        sizes={photoSizes('(min-width: 1000px) 376px, 100vw')}
        radius={0}
        ratio={2}
      />
      <Box p="22px 24px">
        <Heading as="h2" textStyle="cardTitle">
          {name}
        </Heading>
        <Text textStyle="small" color="fg.muted" mt="4px">
          {addressLine(address, zone.zone)}
        </Text>
        {area !== null && (
          <Box mt="14px">
            <Cota>{dates.area(area)}</Cota>
          </Box>
        )}
        <Box mt="10px">
          <DescriptionList
            rows
            items={[
              {
                id: 'kind',
                term: text('kind'),
                value: formatMessage({ id: `mfe-owners.kind.${propertyType}` }),
              },
              ...(landUse
                ? [
                    {
                      id: 'use',
                      term: text('landUse'),
                      value: formatMessage({ id: `mfe-owners.listing.landUse.${landUse}` }),
                    },
                  ]
                : []),
              ...(unusedTime
                ? [
                    {
                      id: 'unused',
                      term: text('unused'),
                      value: formatMessage({
                        id: `mfe-owners.listing.unusedTime.${unusedTimes[unusedTime]}`,
                      }),
                    },
                  ]
                : []),
              { id: 'photos', term: text('photos'), value: dates.number(images.length) },
            ]}
          />
        </Box>
        {editable && (
          <Box mt="16px">
            <Button as={Link} to={listingFormPath(id)} variant="outline" full icon={<PencilSimple />}>
              <FormattedMessage id="mfe-owners.listing.correct" />
            </Button>
          </Box>
        )}
      </Box>
    </Panel>
  )
}
