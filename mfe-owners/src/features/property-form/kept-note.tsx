import { useDates, useIntl, useOnline } from '@metrolibre/platform'
import { readConsent } from '@metrolibre/platform/browser'
import { Flex, Text } from '@metrolibre/ui'
import { CloudSlash, FloppyDisk } from '@metrolibre/ui/icons'
import type { Kept } from './use-save-listing.ts'

/** Says where what was typed is kept: before the question about cookies is answered, only on the page. */
export function KeptNote({ kept }: { kept: Kept | undefined }) {
  const { formatMessage } = useIntl()
  const { time } = useDates()
  const online = useOnline()
  const away = !online || kept?.where === 'device'
  const text = away
    ? formatMessage({ id: `mfe-owners.listing.kept.${readConsent(localStorage) ? 'device' : 'page'}` })
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
