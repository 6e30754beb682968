import { Box, chakra } from '@metrolibre/ui'
import { EdgeHandles } from './edge-handles.tsx'
import type { CalendarEntry } from './entries.ts'
import type { MoveRules } from './move.ts'
import { placeIn } from './scale.ts'
import { panelLooks, outsideLook } from '../../panel/looks.ts'

interface Props {
  /** What takes the time of this place. */
  entries: readonly CalendarEntry[]
  /** The instants at which the columns begin, and the one at which the last ends. */
  starts: readonly number[]
  last: number
  /** When the place can be rented. */
  rentable: { start: number; end: number } | undefined
  /** A line through the lane. */
  markAt: string | undefined
  rules: MoveRules
  /** The block that is being moved. */
  movedId: string | undefined
  onMove: (block: CalendarEntry) => void
  onMoveBack: () => void
}

/** The time of one place as a tape: what is booked, held or blocked, and the ends of own blocks to move. */
export function Lane({ entries, starts, last, rentable, markAt, rules, movedId, onMove, onMoveBack }: Props) {
  const first = starts[0]!
  const place = placeIn(first, last)
  const shown = entries.filter((entry) => entry.start < last && entry.end > first)
  return (
    <Box position="relative" h="34px">
      <Box
        aria-hidden
        position="absolute"
        inset="0"
        borderRadius="5px"
        overflow="hidden"
        style={{ background: outsideLook }}
      >
        {rentable && (
          <chakra.span
            position="absolute"
            insetY="0"
            bg="bg.subtle"
            style={place(rentable.start, rentable.end)}
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
        {shown.map((entry) => (
          <chakra.span
            key={entry.id}
            position="absolute"
            insetY="0"
            minW="4px"
            px={entry.kind === 'block' ? '12px' : '8px'}
            borderRadius="4px"
            fontSize="xs"
            fontWeight="660"
            fontStretch="86%"
            lineHeight="26px"
            // A text with less room than a few letters goes to a second line, which is out of view; the list names all.
            display="flex"
            flexWrap="wrap"
            rowGap="10px"
            overflow="hidden"
            style={{
              ...place(entry.start, entry.end),
              ...(entry.id === movedId ? panelLooks.moving : panelLooks[entry.kind]),
            }}
          >
            <chakra.span w="0">&#8203;</chakra.span>
            <chakra.span flex="1 0 44px" truncate>
              {entry.text}
            </chakra.span>
          </chakra.span>
        ))}
        {/* Where the names stand between the lanes, one line over all would cross them. */}
        {markAt !== undefined && (
          <chakra.span
            display={{ base: 'block', md: 'none' }}
            position="absolute"
            insetY="0"
            w="2px"
            bg="fg.link"
            style={{ left: markAt }}
          />
        )}
      </Box>
      {shown
        .filter(({ kind }) => kind === 'block')
        .map((block) => (
          <EdgeHandles
            key={block.id}
            block={block}
            rules={rules}
            first={first}
            last={last}
            onMove={onMove}
            onEscape={onMoveBack}
          />
        ))}
    </Box>
  )
}
