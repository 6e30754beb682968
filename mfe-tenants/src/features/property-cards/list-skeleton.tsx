import { useIntl } from '@metrolibre/platform'
import { Box, Delayed, PropertyCardSkeleton } from '@metrolibre/ui'
import { cardGrid } from './property-list.tsx'

const boxes = [1, 2, 3, 4]

/** The placeholder for the first results; not shown if they load fast. */
export function ListSkeleton() {
  const { formatMessage } = useIntl()
  return (
    <Box minH="60vh" aria-busy="true">
      <output className="ml-hidden">{formatMessage({ id: 'tenants.search.loading' })}</output>
      <Delayed>
        <Box {...cardGrid}>
          {boxes.map((box) => (
            <PropertyCardSkeleton key={box} />
          ))}
        </Box>
      </Delayed>
    </Box>
  )
}
