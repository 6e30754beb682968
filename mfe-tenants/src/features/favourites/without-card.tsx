import type { Favourite } from '@metrolibre/api-client'
import { officeZone } from '@metrolibre/contract'
import { useDates, useIntl } from '@metrolibre/platform'
import { Box, Button, Flex, Heading, Text } from '@metrolibre/ui'

interface Props {
  favourite: Favourite
  /** Whether it can't be read for want of a connection; otherwise it is no longer published. */
  offline: boolean
  onRemove: () => void
}

/** A favourite whose card can't be shown, with the reason. */
export function WithoutCard({ favourite, offline, onRemove }: Props) {
  const { formatMessage } = useIntl()
  const { date } = useDates()
  const kind = offline ? 'unread' : 'gone'
  const day = date(favourite.savedAt, officeZone, { day: 'numeric', month: 'long' })
  return (
    <Box>
      <Flex
        aspectRatio="3 / 2"
        borderRadius="lg"
        border="1px dashed"
        borderColor="border.strong"
        bg="bg.subtle"
        direction="column"
        justify="center"
        align="center"
        gap="10px"
        p="20px"
        textAlign="center"
      >
        <Heading as="h3" textStyle="body" fontWeight="640">
          {formatMessage({ id: `tenants.saved.${kind}` })}
        </Heading>
        <Text textStyle="small" color="fg.muted">
          {formatMessage({ id: `tenants.saved.${kind}Note` }, { day })}
        </Text>
        <Button variant="outline" size="sm" onClick={onRemove}>
          {formatMessage({ id: 'tenants.saved.remove' })}
        </Button>
      </Flex>
    </Box>
  )
}
