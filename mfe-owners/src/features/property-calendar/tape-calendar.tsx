import type { OwnedProperty } from '@metrolibre/api-client'
import { startOfDay } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import { Box, chakra, Flex, Text } from '@metrolibre/ui'
import type { CalendarEntry } from './entries.ts'
import { Lane } from './lane.tsx'
import { scaleColumnsOf, placeIn, type CalendarSection } from './scale.ts'
import { useColumnText } from './use-column-text.ts'
import { usePlaceNotes } from './use-place-notes.ts'

interface Props {
  property: OwnedProperty
  entries: readonly CalendarEntry[]
  section: CalendarSection
  today: string
  now: number
  /** The block that is being moved, as far as it was. */
  moved: CalendarEntry | undefined
  onMove: (block: CalendarEntry) => void
  onMoveBack: () => void
}

/**
 * Bookings and own blocks of a property and its rooms on one tape each. Screen readers get the list of the
 * same entries instead, and here only the ends of the blocks, which can be moved.
 */
export function TapeCalendar({ property, entries, section, today, now, moved, onMove, onMoveBack }: Props) {
  const { formatMessage } = useIntl()
  const columnText = useColumnText(section.scale, property.timeZone)
  const notes = usePlaceNotes(property)
  const { timeZone, startLease, endLease } = property
  const at = (day: string) => startOfDay(day, timeZone)
  const { starts, end: last } = scaleColumnsOf(section, timeZone)
  const first = starts[0]!
  const place = placeIn(first, last)
  const rooms = property.rooms.filter(({ isDeleted }) => !isDeleted)
  const rows = [
    {
      id: null,
      name: formatMessage({ id: 'mfe-owners.panel.calendar.whole' }),
      note: notes.whole,
      rentalMode: property.rentalMode,
    },
    ...rooms.map((room) => ({
      id: room.id,
      name: room.name,
      note: notes.room(room),
      rentalMode: room.rentalMode,
    })),
  ]
  const mark = section.scale === 'hours' ? now : at(today)
  const isTodayShown = mark >= first && mark < last
  const todayAt = { left: place(first, mark).width }
  const shown = entries.map((entry) => (entry.id === moved?.id ? moved : entry))
  return (
    <Box position="relative" pb="26px">
      <Box aria-hidden position="relative" h="18px" ml={{ base: 0, md: '172px' }} mb="8px">
        {starts.map((start, index) => {
          const { text, strong } = columnText(start, index)
          return (
            <chakra.span
              key={start}
              position="absolute"
              insetY="0"
              textStyle="measure"
              pl="4px"
              borderLeftStyle="solid"
              // On a phone, the tick of an hour without a name would cross the name before it.
              borderLeftWidth={text ? '1px' : { base: 0, md: '1px' }}
              borderColor="border.strong"
              fontWeight={strong ? 700 : undefined}
              whiteSpace="nowrap"
              // Only some hours are named, and a name may reach over those that are not.
              overflow={section.scale === 'hours' ? 'visible' : 'hidden'}
              style={place(start, starts[index + 1] ?? last)}
            >
              {text}
            </chakra.span>
          )
        })}
      </Box>
      {rows.map(({ id, name, note, rentalMode }) => (
        <Box
          key={id ?? 'whole'}
          display={{ base: 'block', md: 'grid' }}
          gridTemplateColumns="160px minmax(0, 1fr)"
          gap="12px"
          alignItems="center"
          mb="8px"
        >
          <Flex aria-hidden direction={{ base: 'row', md: 'column' }} gap="0 8px" minW="0" align="baseline">
            <Text textStyle="small" fontWeight="600" truncate maxW="100%">
              {name}
            </Text>
            <Text textStyle="measure" color="fg.muted" truncate maxW="100%">
              {note}
            </Text>
          </Flex>
          <Lane
            entries={shown.filter(({ roomId }) => roomId === id)}
            starts={starts}
            last={last}
            rentable={startLease && endLease ? { start: at(startLease), end: at(endLease) } : undefined}
            markAt={isTodayShown ? todayAt.left : undefined}
            rules={{ timeZone, rentalMode, today }}
            movedId={moved?.id}
            onMove={onMove}
            onMoveBack={onMoveBack}
          />
        </Box>
      ))}
      {isTodayShown && (
        <Box
          aria-hidden
          position="absolute"
          insetY="0"
          left={{ base: 0, md: '172px' }}
          right="0"
          pointerEvents="none"
        >
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
