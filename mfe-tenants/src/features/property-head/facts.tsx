import type { PropertyDetail } from '@metrolibre/api-client'
import { useForeignLang, useIntl } from '@metrolibre/platform'
import { Availability, Badge, Box, Cota, Flex, Text } from '@metrolibre/ui'
import { SealCheckFill } from '@metrolibre/ui/icons'
import { kindName, propertyKindOf } from '../../property/kinds.tsx'
import { useFreeText } from '../../property/use-free-text.ts'
import { useMeasure } from '../../property/use-measure.ts'

/** Kind, uses, size and description of a property. */
export function PropertyFacts({ property }: { property: PropertyDetail }) {
  const { formatMessage } = useIntl()
  const measure = useMeasure()(property)
  const { landUse, uses, inspectedOn, description } = property
  const lang = useForeignLang()(property.lang)
  const free = useFreeText().ofProperty(property)
  return (
    <>
      <Flex gap="8px" wrap="wrap">
        <Availability available={free.now}>
          {free.now ? formatMessage({ id: 'tenants.property.available' }) : free.text}
        </Availability>
        <Badge>{formatMessage({ id: kindName(propertyKindOf(property)) })}</Badge>
        {landUse && <Badge>{formatMessage({ id: `tenants.property.use.${landUse}` })}</Badge>}
        {uses.map((use) => (
          <Badge key={use}>{formatMessage({ id: `tenants.use.${use}` })}</Badge>
        ))}
        {inspectedOn && (
          <Badge icon={<SealCheckFill />}>{formatMessage({ id: 'tenants.property.verified' })}</Badge>
        )}
      </Flex>
      {measure && (
        <Box mt="22px">
          <Cota>{measure}</Cota>
        </Box>
      )}
      <Text textStyle="lead" mt="18px" maxW="60ch" whiteSpace="pre-line" lang={lang}>
        {description}
      </Text>
    </>
  )
}
