import { ownProperties, type OwnedProperty } from '@metrolibre/api-client'
import { useFeedback, useIntl, usePageMutation } from '@metrolibre/platform'
import { Box, Flex, Text } from '@metrolibre/ui'
import { Switch } from '@metrolibre/ui/form'
import { useHashTarget } from '../../panel/use-hash-target.ts'

interface Props {
  property: OwnedProperty
  /** How many paid bookings, and how many unpaid holds, are not over. */
  live: { bookings: number; holds: number }
}

/** Offers or withholds a published property, after saying what that closes and what stays. */
export function PublishedSwitch({ property, live }: Props) {
  useHashTarget('active')
  const { formatMessage } = useIntl()
  const { confirm, showError, toast } = useFeedback()
  const change = usePageMutation(ownProperties.setActive(property.id))
  const { isActive, name } = property
  const shown = change.isPending ? change.variables : isActive
  const turn = async () => {
    if (change.isPending) return
    const sure =
      !isActive ||
      (await confirm({
        title: formatMessage({ id: 'mfe-owners.panel.active.title' }, { name }),
        text: formatMessage({ id: 'mfe-owners.panel.active.closes' }, live),
        confirm: formatMessage({ id: 'mfe-owners.panel.active.withhold' }),
        cancel: formatMessage({ id: 'mfe-owners.panel.cancel' }),
      }))
    if (!sure) return
    change.mutate(!isActive, {
      onSuccess: () =>
        toast(formatMessage({ id: `mfe-owners.panel.active.${isActive ? 'withheld' : 'offered'}` })),
      onError: (error) => void showError(error),
    })
  }
  return (
    <Flex id="active" justify="space-between" align="center" gap="16px" py="12px">
      <Box minW="0">
        <b>{formatMessage({ id: 'mfe-owners.panel.active' })}</b>
        <Text textStyle="small" color="fg.muted">
          {formatMessage({ id: `mfe-owners.panel.active.${isActive ? 'now' : 'paused'}` })}
        </Text>
      </Box>
      <Switch
        label={formatMessage({ id: 'mfe-owners.panel.active' })}
        checked={shown}
        onChange={() => void turn()}
      />
    </Flex>
  )
}
