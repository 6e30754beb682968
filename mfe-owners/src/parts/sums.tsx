import { Box, chakra, Grid, Panel, PriceText, Text } from '@metrolibre/ui'

export interface ShownSum {
  id: string
  term: string
  amount: string
  note?: string | null
}

/** Sums with what they are of, side by side where there is room, and with a line between any two of them. */
export const SumList = ({ items }: { items: readonly ShownSum[] }) => (
  <Panel clip>
    <Grid
      as="dl"
      // Doubled amounts are wider than a third of a tablet.
      templateColumns={{ base: '1fr', md: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))' }}
      // Each has a line above and before it; those at the edges of the panel lie outside of it.
      mt="-1px"
      ms="-1px"
    >
      {items.map(({ id, term, amount, note }) => (
        <Box
          key={id}
          p={{ base: '14px 16px', md: '18px 24px' }}
          borderColor="border"
          borderTopWidth="1px"
          borderInlineStartWidth="1px"
        >
          <chakra.dt textStyle="small" color="fg.muted">
            {term}
          </chakra.dt>
          <chakra.dd>
            <PriceText size="total" amount={amount} />
            {note && (
              <Text as="span" display="block" textStyle="small" color="fg.muted" mt="1">
                {note}
              </Text>
            )}
          </chakra.dd>
        </Box>
      ))}
    </Grid>
  </Panel>
)
