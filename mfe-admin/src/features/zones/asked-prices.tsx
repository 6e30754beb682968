import { currencyOf, formatExact, type AdminZoneDetail } from '@metrolibre/contract'
import { FormattedMessage, useDates, useIntl, useLocale } from '@metrolibre/platform'
import { Box, Heading, Panel, Text } from '@metrolibre/ui'
import { Table } from '@metrolibre/ui/parts'
import { ZonePriceTape } from './price-tape.tsx'

interface Props {
  zone: AdminZoneDetail
  /** Minor units per square metre and month: value × factor, as saved and as typed. */
  today: number
  wanted: number
}

const median = (sorted: readonly number[]): number => {
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : Math.round((sorted[middle - 1]! + sorted[middle]!) / 2)
}

/** What published properties of a zone ask per month, as a tape per square metre and as a table by kind. */
export function AskedPrices({ zone, today, wanted }: Props) {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const { number } = useDates()
  const { asked, perSquareMetre } = zone
  const currency = currencyOf(zone.country)
  const write = (amount: number) => formatExact({ amount: Math.round(amount), currency }, locale)
  return (
    <Panel as="section" padded aria-labelledby="asked-title">
      <Heading as="h2" id="asked-title" textStyle="cardTitle">
        <FormattedMessage id="mfe-admin.zones.asked" />
      </Heading>
      {asked.length === 0 && (
        <Text color="fg.muted" mt="2">
          <FormattedMessage id="mfe-admin.zones.nothingAsked" />
        </Text>
      )}
      {perSquareMetre.length > 0 && (
        <>
          <Text textStyle="small" color="fg.muted" mt="1">
            <FormattedMessage
              id="mfe-admin.zones.askedText"
              values={{
                count: perSquareMetre.length,
                median: write(median(perSquareMetre)),
                value: write(wanted),
              }}
            />
          </Text>
          <ZonePriceTape prices={perSquareMetre} today={today} wanted={wanted} write={write} />
        </>
      )}
      {asked.length > 0 && (
        <Box mx={{ base: '-16px', md: '-24px' }} mb={{ base: '-18px', md: '-22px' }} mt="4">
          <Table
            caption={formatMessage({ id: 'mfe-admin.zones.askedCaption' })}
            rows={asked}
            rowId={({ propertyType }) => propertyType}
            columns={[
              {
                id: 'kind',
                label: formatMessage({ id: 'mfe-admin.zones.kind' }),
                cell: ({ propertyType }) => formatMessage({ id: `mfe-admin.zones.kind.${propertyType}` }),
              },
              {
                id: 'count',
                label: formatMessage({ id: 'mfe-admin.zones.listings' }),
                align: 'end',
                cell: ({ count }) => number(count),
              },
              {
                id: 'median',
                label: formatMessage({ id: 'mfe-admin.zones.median' }),
                align: 'end',
                cell: ({ median: middle }) => write(middle),
              },
              {
                id: 'perSquareMetre',
                label: formatMessage({ id: 'mfe-admin.zones.medianPerSquareMetre' }),
                align: 'end',
                cell: ({ perSquareMetre: price }) => (price === null ? '–' : write(price)),
              },
            ]}
          />
        </Box>
      )}
    </Panel>
  )
}
