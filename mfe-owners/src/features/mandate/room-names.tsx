import type { MandateLine } from '@metrolibre/contract'
import { chakra, List, ListItem } from '@metrolibre/ui'
import { useMandateTexts } from './use-mandate-texts.ts'

/** The names of rooms that are shown together, in a list that can be opened. */
export function RoomNames({ lines }: { lines: readonly MandateLine[] }) {
  const { text } = useMandateTexts()
  return (
    <chakra.details fontWeight="normal" mt="1">
      <chakra.summary cursor="pointer" py="1" textDecoration="underline">
        {text('which')}
      </chakra.summary>
      <List mt="1" htmlTranslate="no">
        {lines.map(({ room }) => (
          <ListItem key={room?.id} overflowWrap="anywhere">
            {room?.name}
          </ListItem>
        ))}
      </List>
    </chakra.details>
  )
}
