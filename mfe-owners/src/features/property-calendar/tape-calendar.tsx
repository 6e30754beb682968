import type { OwnedProperty } from '@metrolibre/api-client'
import { startOfDay } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import { Box, chakra, Flex, Text } from '@metrolibre/ui'
import type { Entry } from './entries.ts'
import { columnsOf, type Section } from './scale.ts'
import { useColumnText } from './use-column-text.ts'
import { usePlaceNotes } from './use-place-notes.ts'
import { looks, outside } from '../../panel/looks.ts'

interface Props {
  property: OwnedProperty
  entries: readonly Entry[]
  section: Section
  today: string
  now: number
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
export function TapeCalendar({ property, entries, section, today, now }: Props) {
  const { formatMessage } = useIntl()
  const columnText = useColumnText(section.scale, property.timeZone)
  const notes = usePlaceNotes(property)
  const { timeZone, startLease, endLease } = property
  const at = (day: string) => startOfDay(day, timeZone)
  const { starts, end: last } = columnsOf(section, timeZone)
  const first = starts[0]!
  const place = placeIn(first, last)
  const rooms = property.rooms.filter(({ isDeleted }) => !isDeleted)
  const rows = [
    { id: null, name: formatMessage({ id: 'mfe-owners.panel.calendar.whole' }), note: notes.whole },
    ...rooms.map((room) => ({ id: room.id, name: room.name, note: notes.room(room) })),
  ]
  const mark = section.scale === 'hours' ? now : at(today)
  const isTodayShown = mark >= first && mark < last
  const todayAt = { left: place(first, mark).width }
  return (
    <Box aria-hidden position="relative" pb="26px">
      <Box position="relative" h="18px" ml={{ base: 0, md: '172px' }} mb="8px">
        {starts.map((start, index) => {
          const { text, strong } = columnText(start, index)
          return (
            <chakra.span
              key={start}
              position="absolute"
              insetY="0"
              textStyle="measure"
              pl="4px"
              borderLeft="1px solid"
              borderColor="border.strong"
              fontWeight={strong ? 700 : undefined}
              whiteSpace="nowrap"
              overflow="hidden"
              style={place(start, starts[index + 1] ?? last)}
            >
              {text}
            </chakra.span>
          )
        })}
      </Box>
      {rows.map(({ id, name, note }) => (
        <Box
          key={id ?? 'whole'}
          display={{ base: 'block', md: 'grid' }}
          gridTemplateColumns="160px minmax(0, 1fr)"
          gap="12px"
          alignItems="center"
          mb="8px"
        >
          <Flex direction={{ base: 'row', md: 'column' }} gap="0 8px" minW="0" align="baseline">
            <Text textStyle="small" fontWeight="600" truncate maxW="100%">
              {name}
            </Text>
            <Text textStyle="measure" color="fg.muted" truncate maxW="100%">
              {note}
            </Text>
          </Flex>
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
            {starts.slice(1).map((start) => (
              <chakra.span
                key={start}
                position="absolute"
                insetY="0"
                w="1px"
                bg="border"
                style={{ left: place(first, start).width }}
              />
            ))}
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
            {formatMessage({
              id: `mfe-owners.panel.calendar.${section.scale === 'hours' ? 'now' : 'today'}`,
            })}
          </chakra.span>
        </Box>
      )}
    </Box>
  )
}
