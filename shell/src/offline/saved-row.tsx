import { FormattedMessage, useCardPrice, useDates, useIntl, useLocale } from '@metrolibre/platform'
import { Box, Picture, Text } from '@metrolibre/ui'
import { smallestOf } from '../service-worker/visits.ts'
import { ownZone } from './own-zone.ts'
import type { SavedProperty } from './saved.ts'

/** One property in the list: picture, name, zone, when it was stored, in which other language, price. */
export function SavedRow({ property, at, locale }: SavedProperty) {
  const isOther = useLocale().locale !== locale
  const price = useCardPrice()(property.price)
  const when = useWhen()
  const { name, zone } = property
  return (
    <>
      <Box w="84px" flex="none" borderRadius="md" overflow="hidden">
        <Picture src={smallestOf(property)} alt="" />
      </Box>
      <Box flex="1" minW="0">
        <Text as="span" display="block" fontWeight="600" lang={isOther ? locale : undefined}>
          {name}
        </Text>
        <Text as="span" display="block" textStyle="small" color="fg.muted">
          <span>
            {zone.zone} · {when(at)}
          </span>
          {isOther && (
            <span>
              {' · '}
              <FormattedMessage id={`shell.offline.language.${locale}`} />
            </span>
          )}
        </Text>
      </Box>
      <Text as="span" fontWeight="720">
        {price.state === 'price' ? price.amount : price.text}
      </Text>
    </>
  )
}

/** Returns a function that writes when something was stored: `hoy, 14:20`, `ayer`, `3 de noviembre`. */
function useWhen() {
  const dates = useDates()
  const { formatMessage } = useIntl()
  const day = (instant: number) => dates.date(instant, ownZone())
  return (at: number): string => {
    if (day(at) === day(Date.now()))
      return formatMessage({ id: 'shell.offline.today' }, { time: dates.time(at, ownZone()) })
    if (day(at) === day(Date.now() - 86_400_000)) return formatMessage({ id: 'shell.offline.yesterday' })
    return dates.date(at, ownZone(), { day: 'numeric', month: 'long' })
  }
}
