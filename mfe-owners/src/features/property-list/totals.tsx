import type { OwnProperties } from '@metrolibre/api-client'
import { formatExact } from '@metrolibre/contract'
import { useDates, useIntl, useLocale, type TextName } from '@metrolibre/platform'
import { Box, Delayed, Skeleton } from '@metrolibre/ui'
import { SumList } from '../../parts/sums.tsx'

/** What all properties of the owner come to: how many there are, how booked they are, what was paid last month. */
export function PropertyListTotals({ totals }: { totals: NonNullable<OwnProperties['totals']> }) {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const { day, number } = useDates()
  const { properties, published, occupancy, month, paid } = totals
  const say = (name: TextName<'mfe-owners.panel.totals'>, values?: Record<string, string | number>) =>
    formatMessage({ id: `mfe-owners.panel.totals.${name}` }, values)
  const facts = [
    {
      id: 'properties',
      term: say('properties'),
      amount: number(properties),
      note: say('published', { count: published }),
    },
    {
      id: 'occupancy',
      term: say('occupancy'),
      amount: occupancy === null ? '—' : say('percent', { percent: Math.round(occupancy * 100) }),
      note: say(occupancy === null ? 'occupancyNone' : 'occupancyNote'),
    },
    {
      id: 'paid',
      term: say('paid', { month: day(`${month}-01`, { month: 'long' }) }),
      amount: paid.length === 0 ? '—' : paid.map((sum) => formatExact(sum, locale)).join(' + '),
      note: say(paid.length === 0 ? 'paidNone' : 'paidNote'),
    },
  ]
  return (
    <Box mt="24px">
      <SumList items={facts} />
    </Box>
  )
}

/** Keeps the room of the totals until they are there. */
export const TotalsWaiting = () => (
  <Box mt="24px" h={{ base: '317px', md: '114px' }}>
    <Delayed>
      <Skeleton height="100%" radius={20} />
    </Delayed>
  </Box>
)
