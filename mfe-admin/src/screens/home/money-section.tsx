import { adminHome } from '@metrolibre/api-client'
import { FormattedMessage, useDates, useQuery } from '@metrolibre/platform'
import { Box, SimpleGrid } from '@metrolibre/ui'
import { MoneyOfCountry } from '../../features/home/country-money.tsx'
import { SectionHead } from '../../features/home/section-head.tsx'
import { ListFailed, ListWaiting } from '../../page/list-states.tsx'

const short = { day: 'numeric', month: 'short' } as const

/** The bookings and money of the last 30 days, by country. */
export function MoneySection() {
  const dates = useDates()
  const { data, isError, error, refetch } = useQuery(adminHome.money())
  const days = data?.[0]?.days
  const [first, last] = [days?.[0], days?.at(-1)]
  return (
    <Box as="section">
      <SectionHead title={<FormattedMessage id="mfe-admin.home.money" />}>
        {first && last && (
          <FormattedMessage
            id="mfe-admin.home.period"
            values={{ from: dates.day(first.date, short), to: dates.day(last.date, short) }}
          />
        )}
      </SectionHead>
      {!data && (isError ? <ListFailed error={error} onRetry={refetch} /> : <ListWaiting height={320} />)}
      {data && (
        <SimpleGrid columns={{ base: 1, xl: 2 }} gap="24px" mt="18px">
          {data.map((money) => (
            <MoneyOfCountry key={money.country} money={money} />
          ))}
        </SimpleGrid>
      )}
    </Box>
  )
}
