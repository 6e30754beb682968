import type { OwnedProperty } from '@metrolibre/api-client'
import { addMonths, startOfDay } from '@metrolibre/contract'
import { useDates, useIntl } from '@metrolibre/platform'
import { Box, chakra, Text } from '@metrolibre/ui'
import type { Entry } from './entries.ts'
import { looks, outside } from '../../panel/looks.ts'

interface Props {
  property: OwnedProperty
  entries: readonly Entry[]
  /** The first day shown: the first of a month, as `YYYY-MM-DD`. */
  from: string
  months: number
  today: string
}

/** Where a stretch lies between two instants, as CSS. */
const placeIn = (first: number, last: number) => (start: number, end: number) => {
  const share = (instant: number) => (Math.min(Math.max(instant, first), last) - first) / (last - first)
  return { left: `${share(start) * 100}%`, width: `${(share(end) - share(start)) * 100}%` }
}

/**
 * Bookings and own blocks of a property and its rooms on one tape each. Screen readers get the list of the
 * same entries instead.
 */
export function TapeCalendar({ property, entries, from, months, today }: Props) {
  const { formatMessage } = useIntl()
  const dates = useDates()
  const { timeZone, startLease, endLease } = property
  const at = (day: string) => startOfDay(day, timeZone)
  const first = at(from)
  const last = at(addMonths(from, months))
  const place = placeIn(first, last)
  const rooms = property.rooms.filter(({ isDeleted }) => !isDeleted)
  const rows = [
    { id: null, name: formatMessage({ id: 'mfe-owners.panel.calendar.whole' }) },
    ...rooms.map(({ id, name }) => ({ id, name })),
  ]
  const isTodayShown = at(today) >= first && at(today) < last
  const todayAt = { left: place(first, at(today)).width }
  const columns = Array.from({ length: months }, (_, index) => addMonths(from, index))
  return (
    <Box aria-hidden position="relative" pb="26px">
      <Box
        display="grid"
        gridTemplateColumns={`repeat(${months}, minmax(0, 1fr))`}
        ml={{ base: 0, md: '172px' }}
        mb="8px"
      >
        {columns.map((month, index) => (
          <chakra.span
            key={month}
            textStyle="measure"
            pl="4px"
            borderLeft="1px solid"
            borderColor="border.strong"
            fontWeight={index === 0 || month.slice(5, 7) === '01' ? 700 : undefined}
            whiteSpace="nowrap"
            overflow="hidden"
          >
            {dates.day(month, { month: 'short' }).replace('.', '')}
            {(index === 0 || month.slice(5, 7) === '01') && ` ${month.slice(2, 4)}`}
          </chakra.span>
        ))}
      </Box>
      {rows.map(({ id, name }) => (
        <Box
          key={id ?? 'whole'}
          display={{ base: 'block', md: 'grid' }}
          gridTemplateColumns="160px minmax(0, 1fr)"
          gap="12px"
          alignItems="center"
          mb="8px"
        >
          <Text textStyle="small" fontWeight="600" truncate>
            {name}
          </Text>
          <Box
            position="relative"
            h="34px"
            borderRadius="5px"
            overflow="hidden"
            style={{ background: outside }}
          >
            {startLease && endLease && (
              <chakra.span
                position="absolute"
                insetY="0"
                bg="bg.subtle"
                style={place(at(startLease), at(endLease))}
              />
            )}
            {entries
              .filter((entry) => entry.roomId === id && entry.start < last && entry.end > first)
              .map((entry) => (
                <chakra.span
                  key={entry.id}
                  position="absolute"
                  insetY="0"
                  minW="4px"
                  px="8px"
                  borderRadius="4px"
                  fontSize="xs"
                  fontWeight="660"
                  fontStretch="86%"
                  lineHeight="26px"
                  truncate
                  style={{ ...place(entry.start, entry.end), ...looks[entry.kind] }}
                >
                  {entry.text}
                </chakra.span>
              ))}
            {/* Where the names stand between the lanes, one line over all would cross them. */}
            {isTodayShown && (
              <chakra.span
                display={{ base: 'block', md: 'none' }}
                position="absolute"
                insetY="0"
                w="2px"
                bg="fg.link"
                style={todayAt}
              />
            )}
          </Box>
        </Box>
      ))}
      {isTodayShown && (
        <Box position="absolute" insetY="0" left={{ base: 0, md: '172px' }} right="0" pointerEvents="none">
          <chakra.span
            display={{ base: 'none', md: 'block' }}
            position="absolute"
            top="22px"
            bottom="20px"
            w="2px"
            bg="fg.link"
            style={todayAt}
          />
          <chakra.span
            position="absolute"
            bottom="0"
            px="6px"
            borderRadius="4px"
            bg="cardenillo.700"
            color="white"
            fontSize="2xs"
            fontWeight="700"
            lineHeight="20px"
            css={{ transform: 'translateX(-20%)' }}
            style={todayAt}
          >
            {formatMessage({ id: 'mfe-owners.panel.calendar.today' })}
          </chakra.span>
        </Box>
      )}
    </Box>
  )
}
