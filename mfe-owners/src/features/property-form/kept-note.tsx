import { deviceStorage, useDates, useIntl, useOnline } from '@metrolibre/platform'
import { keepsDrafts } from '@metrolibre/platform/browser'
import { Flex, Text } from '@metrolibre/ui'
import { CloudSlash, FloppyDisk } from '@metrolibre/ui/icons'
import type { KeptListing } from './use-save-listing.ts'

interface Props {
  kept: KeptListing | undefined
  /** Whether the server knows the property. Before, only the button that goes on sends what was typed. */
  isBegun: boolean
}

/**
 * Says where what was typed is kept (before the question about cookies is answered, only on the page), and what
 * sends it.
 */
export function KeptNote({ kept, isBegun }: Props) {
  const { formatMessage } = useIntl()
  const { time } = useDates()
  const online = useOnline()
  const away = !online || kept?.where === 'device'
  const byItself = isBegun && (kept?.where !== 'device' || kept.againAfterMs !== undefined)
  const here = keepsDrafts(deviceStorage) ? 'device' : 'page'
  const text = away
    ? formatMessage({ id: `mfe-owners.listing.kept.${here}${byItself ? '' : 'UntilNext'}` })
    : kept?.where === 'server'
      ? formatMessage(
          { id: 'mfe-owners.listing.kept.server' },
          { time: time(kept.at, Intl.DateTimeFormat().resolvedOptions().timeZone) },
        )
      : kept && formatMessage({ id: 'mfe-owners.listing.kept.onItsWay' })
  return (
    <Text as="div" textStyle="small" color="fg.muted" aria-live="polite" mt="18px" minH="1.5em">
      {text && (
        <Flex gap="8px" align="center">
          {away ? <CloudSlash /> : <FloppyDisk />}
          {text}
        </Flex>
      )}
    </Text>
  )
}
