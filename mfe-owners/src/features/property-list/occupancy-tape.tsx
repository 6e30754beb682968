import type { OwnListing } from '@metrolibre/api-client'
import { addDays } from '@metrolibre/contract'
import { useDates, useIntl } from '@metrolibre/platform'
import { Box, chakra, Flex, Text } from '@metrolibre/ui'
import { panelLooks } from '../../panel/looks.ts'

const shownDays = 90
const kinds = ['booking', 'hold', 'block'] as const
const dayMs = 86_400_000
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs

/**
 * What is taken in the next 90 days. Each room has its own lane; what takes the whole property covers all of
 * them.
 */
export function OccupancyTape({ property }: { property: OwnListing }) {
  const { formatMessage } = useIntl()
  const dates = useDates()
  const { from, taken } = property.occupancy
  const until = addDays(from, shownDays)
  const lanes = property.rooms.filter(({ isDeleted }) => !isDeleted).map(({ id }) => id)
  const soon = taken.filter(({ start, end }) => start < until && end > from)
  const counts = kinds
    .map((kind) => ({ kind, count: soon.filter((one) => one.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => formatMessage({ id: `mfe-owners.panel.occupancy.${kind}` }, { count }))
  const across = (day: string) => (Math.min(Math.max(daysBetween(from, day), 0), shownDays) / shownDays) * 100
  const lane = (roomId: string | null) => {
    const index = roomId === null ? -1 : lanes.indexOf(roomId)
    return index === -1
      ? { top: 0, bottom: 0 }
      : { top: `${(index / lanes.length) * 100}%`, height: `${100 / lanes.length}%` }
  }
  return (
    <Box mt="16px">
      <Text textStyle="small" color="fg.muted" mb="6px">
        {counts.length > 0
          ? formatMessage({ id: 'mfe-owners.panel.occupancy' }, { what: counts.join(' · ') })
          : formatMessage({ id: 'mfe-owners.panel.occupancy.free' })}
      </Text>
      <Box
        aria-hidden
        position="relative"
        h={`${Math.max(14, lanes.length * 6)}px`}
        borderRadius="4px"
        bg="bg.subtle"
        overflow="hidden"
      >
        {soon.map(({ start, end, kind, roomId }) => (
          <chakra.span
            key={`${start}-${end}-${roomId}`}
            position="absolute"
            style={{
              ...panelLooks[kind],
              ...lane(roomId),
              left: `${across(start)}%`,
              width: `${across(end) - across(start)}%`,
            }}
          />
        ))}
      </Box>
      <Flex aria-hidden justify="space-between" textStyle="measure" color="fg.subtle" mt="4px">
        <span>{formatMessage({ id: 'mfe-owners.panel.calendar.today' })}</span>
        <span>{dates.day(until, { day: 'numeric', month: 'short' })}</span>
      </Flex>
    </Box>
  )
}
