import type { OwnedProperty } from '@metrolibre/api-client'
import type { Zone } from '@metrolibre/contract'
import { Link, useDates, useIntl } from '@metrolibre/platform'
import { useWatch } from '@metrolibre/platform/forms'
import { Box, chakra, Cota, Flex, Heading, Panel, Picture, Text, TextLink } from '@metrolibre/ui'
import { CheckCircleFill, CircleDashed } from '@metrolibre/ui/icons'
import type { ListingValues } from '../../listing/listing-values.ts'
import { stepStates } from '../../listing/missing-parts.ts'
import type { ListingStep } from '../../listing/steps.ts'
import { useListingForm } from './form-fields.ts'
import { zoneLabel } from '../../listing/zone-names.ts'
import { listingFormPath } from '../../paths.ts'

interface Props {
  property: OwnedProperty | null
  zones: readonly Zone[]
  step: ListingStep
}

/** How the property looks so far, and which steps have what is needed; each leads to its step. */
export function FormSummary({ property, zones, step: current }: Props) {
  const { formatMessage } = useIntl()
  const { area } = useDates()
  const { control, formState } = useListingForm()
  const values = useWatch({ control }) as ListingValues
  const zone = zones.find(({ id }) => id === values.zone)
  return (
    <Panel padded raised>
      <Text textStyle="small" color="fg.muted" mb="12px">
        {formatMessage({ id: 'mfe-owners.listing.preview' })}
      </Text>
      <Box display={{ base: 'none', lg: 'block' }}>
        <Picture src={property?.image} variants={property?.imageVariants} alt="" sizes="330px" />
      </Box>
      {values.area !== null && values.area > 0 && (
        <Box mt="10px">
          <Cota>{area(values.area)}</Cota>
        </Box>
      )}
      <Heading as="h2" textStyle="cardTitle" mt="10px">
        {values.name || formatMessage({ id: 'mfe-owners.listing.unnamed' })}
      </Heading>
      {zone && <Text color="fg.muted">{zoneLabel(zone)}</Text>}
      <chakra.ul listStyleType="none" p="0" mt="16px" pt="8px" borderTopWidth="1px" borderColor="border">
        {stepStates({ values, property, errors: formState.errors, current }).map(({ step, complete }) => (
          <Flex as="li" key={step} gap="10px" align="center" minH="44px">
            <Box color={complete ? 'fg.link' : 'fg.subtle'}>
              {complete ? (
                <CheckCircleFill label={formatMessage({ id: 'mfe-owners.listing.done' })} />
              ) : (
                <CircleDashed label={formatMessage({ id: 'mfe-owners.listing.open' })} />
              )}
            </Box>
            {step === current ? (
              <b>{formatMessage({ id: `mfe-owners.listing.step.${step}` })}</b>
            ) : (
              <TextLink as={Link} to={listingFormPath(property?.id, step)}>
                {formatMessage({ id: `mfe-owners.listing.step.${step}` })}
              </TextLink>
            )}
          </Flex>
        ))}
      </chakra.ul>
    </Panel>
  )
}
