import { formatExact, type Estimate } from '@metrolibre/contract'
import { useIntl, useLocale } from '@metrolibre/platform'
import { DescriptionList, Panel } from '@metrolibre/ui'

/** What others ask per hour. */
export function Hourly({ hourly }: { hourly: NonNullable<Estimate['hourly']> }) {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const { low, median, high, currency } = hourly
  const exact = (amount: number) => formatExact({ amount, currency }, locale)
  return (
    <Panel padded>
      <DescriptionList
        items={[
          {
            id: 'usual',
            term: formatMessage({ id: 'mfe-owners.listing.result.hourlyUsual' }),
            value: exact(median),
          },
          {
            id: 'span',
            term: formatMessage({ id: 'mfe-owners.listing.nearby.span' }),
            value: `${exact(low)} – ${exact(high)}`,
          },
        ]}
      />
    </Panel>
  )
}
