import type { OwnedProperty } from '@metrolibre/api-client'
import { Link, useIntl } from '@metrolibre/platform'
import { Button, Flex, Text } from '@metrolibre/ui'
import { ArrowRight } from '@metrolibre/ui/icons'
import { costsPath } from '../paths.ts'

/**
 * Asks the owner to say or confirm what is paid besides the price, where that is still open (RULES.md §3.17, §3.18).
 */
export function AskCosts({ property }: { property: OwnedProperty }) {
  const { formatMessage } = useIntl()
  if (!property.costsToConfirm) return null
  return (
    // Above the link that covers a row of the list.
    <Flex
      position="relative"
      zIndex="1"
      mt="12px"
      gap="10px 16px"
      align="center"
      wrap="wrap"
      pointerEvents="none"
    >
      <Text textStyle="small" color="fg.muted" flex="1 1 240px">
        {formatMessage({ id: 'mfe-owners.panel.costs.ask' })}
      </Text>
      <Button
        as={Link}
        to={costsPath(property.id)}
        variant="outline"
        size="sm"
        trailingIcon={<ArrowRight />}
        aria-label={`${formatMessage({ id: 'mfe-owners.panel.costs.do' })}: ${property.name}`}
        style={{ pointerEvents: 'auto' }}
      >
        {formatMessage({ id: 'mfe-owners.panel.costs.do' })}
      </Button>
    </Flex>
  )
}
