import { officeZone, type AdminCurrency } from '@metrolibre/contract'
import { FormattedMessage } from '@metrolibre/platform'
import { Heading, Panel, Text } from '@metrolibre/ui'
import { useNumericDay } from '../../words/use-numeric-day.ts'
import { RateForm } from './rate-form.tsx'
import { RateHistory } from './rate-history.tsx'

/** The exchange factor of one country: since when it holds, a form, and its history. */
export function CurrencyPanel({ currency }: { currency: AdminCurrency }) {
  const day = useNumericDay()
  const { country, updatedAt, history } = currency
  return (
    <Panel as="section" padded aria-label={country}>
      <Heading as="h2" textStyle="cardTitle">
        {country}
      </Heading>
      <Text textStyle="small" color="fg.muted" mt="1" mb="4">
        {updatedAt ? (
          <FormattedMessage id="mfe-admin.currencies.since" values={{ day: day(updatedAt, officeZone) }} />
        ) : (
          <FormattedMessage id="mfe-admin.currencies.never" />
        )}
      </Text>
      <RateForm currency={currency} />
      <Heading as="h3" textStyle="label" mt="6" mb="2">
        <FormattedMessage id="mfe-admin.currencies.changes" />
      </Heading>
      <RateHistory country={country} history={history} />
    </Panel>
  )
}
