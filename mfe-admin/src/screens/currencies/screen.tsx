import { currencyAdmin } from '@metrolibre/api-client'
import { convertForDisplay, formatExact, formatReference, type AdminCurrency } from '@metrolibre/contract'
import { FormattedMessage, useQuery, useLocale } from '@metrolibre/platform'
import { SimpleGrid } from '@metrolibre/ui'
import { CurrencyPanel } from '../../features/currencies/currency-panel.tsx'
import { ListFailed, ListWaiting } from '../../page/list-states.tsx'
import { AdminPage } from '../../page/page.tsx'
import { openedWhole } from '../../page/opened-whole.ts'

const example = { amount: 100_000, currency: 'CLP' } as const

/** Shows with an example what the factors do. */
function Example({ currencies }: { currencies: readonly AdminCurrency[] }) {
  const { locale } = useLocale()
  const rates = Object.fromEntries(
    currencies.flatMap(({ country, value }) => (value === null ? [] : [[country, value]])),
  )
  const shown = convertForDisplay(example, 'Perú', rates)
  if (shown === undefined) return <FormattedMessage id="mfe-admin.currencies.description" />
  return (
    <FormattedMessage
      id="mfe-admin.currencies.example"
      values={{ own: formatExact(example, locale), shown: formatReference(shown, 'PEN', locale) }}
    />
  )
}

export const prefetch = openedWhole((client) => client.prefetchQuery(currencyAdmin.all()))

/** The exchange factors by which prices are shown as a reference in the other country. */
export function Screen() {
  const { data, isError, error, refetch } = useQuery(currencyAdmin.all())
  return (
    <AdminPage
      title={<FormattedMessage id="mfe-admin.currencies.title" />}
      text={<Example currencies={data?.currencies ?? []} />}
    >
      {!data && (isError ? <ListFailed error={error} onRetry={refetch} /> : <ListWaiting />)}
      {data && (
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5" mt="4" alignItems="start">
          {data.currencies.map((currency) => (
            <CurrencyPanel key={currency.country} currency={currency} />
          ))}
        </SimpleGrid>
      )}
    </AdminPage>
  )
}
