import type { OwnProperties } from '@metrolibre/api-client'
import { formatExact } from '@metrolibre/contract'
import { useDates, useIntl, type TextName } from '@metrolibre/platform'
import { Box, chakra, Grid, Panel, PriceText, Text } from '@metrolibre/ui'

/** What all properties of the owner come to: how many there are, how booked they are, what was paid last month. */
export function Totals({ totals }: { totals: NonNullable<OwnProperties['totals']> }) {
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
      amount: occupancy === null ? '—' : number(occupancy, { style: 'percent', maximumFractionDigits: 0 }),
      note: say(occupancy === null ? 'occupancyNone' : 'occupancyNote'),
    },
    {
      id: 'paid',
      term: say('paid', { month: day(`${month}-01`, { month: 'long' }) }),
      amount: paid.length === 0 ? '—' : paid.map((sum) => formatExact(sum)).join(' + '),
      note: say(paid.length === 0 ? 'paidNone' : 'paidNote'),
    },
  ]
  return (
    <Box mt="24px">
      <Panel>
        <Grid
          as="dl"
          // Doubled amounts are wider than a third of a tablet.
          templateColumns={{ base: '1fr', md: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))' }}
        >
          {facts.map(({ id, term, amount, note }, index) => (
            <Box
              key={id}
              p={{ base: '14px 16px', md: '18px 24px' }}
              borderColor="border"
              borderTopWidth={{ base: index > 0 ? '1px' : '0', md: '0' }}
              borderInlineStartWidth={{ base: '0', md: index > 0 ? '1px' : '0' }}
            >
              <chakra.dt textStyle="small" color="fg.muted">
                {term}
              </chakra.dt>
              <chakra.dd>
                <PriceText size="total" amount={amount} />
                <Text as="span" display="block" textStyle="small" color="fg.muted" mt="1">
                  {note}
                </Text>
              </chakra.dd>
            </Box>
          ))}
        </Grid>
      </Panel>
    </Box>
  )
}
