import { useIntl } from '@metrolibre/platform'
import { Box, Button, chakra, Flex, IconButton, Picture, tapeMark } from '@metrolibre/ui'
import { ArrowLeft, ArrowRight, Trash } from '@metrolibre/ui/icons'
import { type DragEvent, useRef } from 'react'
import type { Photo } from './photo-place.ts'

interface Props {
  photo: Photo
  /** Starting at 0; the cover is the first. */
  index: number
  count: number
  isCover: boolean
  busy: boolean
  onMove: (to: number) => void
  onCover: () => void
  onRemove: () => void
  onDragStart: () => void
  onDropHere: () => void
}

const dragType = 'text/plain'

/** One photo with the buttons that move it, make it the cover and delete it; it can be dragged as well. */
export function PhotoTile({
  photo,
  index,
  count,
  isCover,
  busy,
  onMove,
  onCover,
  onRemove,
  onDragStart,
  onDropHere,
}: Props) {
  const { formatMessage } = useIntl()
  const later = useRef<HTMLButtonElement>(null)
  const becomeCover = () => {
    // The cover has no such button, so the focus moves to the one before it.
    if (!busy) later.current?.focus()
    onCover()
  }
  const text = (name: 'earlier' | 'later' | 'remove' | 'makeCover' | 'one') =>
    formatMessage({ id: `mfe-owners.listing.photo.${name}` }, { number: index + 1 })
  return (
    <chakra.li
      draggable={!busy}
      tabIndex={-1}
      aria-label={text('one')}
      border="1px solid"
      borderColor="border"
      borderRadius="14px"
      overflow="hidden"
      bg="bg.panel"
      onDragStart={(event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData(dragType, photo.id)
        onDragStart()
      }}
      onDragOver={(event: DragEvent) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        if (event.dataTransfer.files.length > 0) return
        event.preventDefault()
        onDropHere()
      }}
    >
      <Box position="relative">
        <Picture
          src={photo.image}
          variants={photo.imageVariants}
          alt={text('one')}
          sizes="(min-width: 760px) 240px, 50vw"
          radius={0}
        />
        {isCover && (
          <Box
            position="absolute"
            insetX="0"
            bottom="0"
            p="8px 12px 14px"
            color="tape.tick"
            fontWeight="700"
            style={{ background: tapeMark() }}
          >
            {formatMessage({ id: 'mfe-owners.listing.photo.cover' })}
          </Box>
        )}
      </Box>
      <Flex justify="space-between" align="center" wrap="wrap">
        <Flex>
          <IconButton
            label={text('earlier')}
            icon={<ArrowLeft />}
            aria-disabled={index === 0 || busy}
            onClick={() => index > 0 && !busy && onMove(index - 1)}
          />
          <IconButton
            ref={later}
            label={text('later')}
            icon={<ArrowRight />}
            aria-disabled={index === count - 1 || busy}
            onClick={() => index < count - 1 && !busy && onMove(index + 1)}
          />
        </Flex>
        <IconButton label={text('remove')} icon={<Trash />} aria-disabled={busy} onClick={onRemove} />
        {!isCover && (
          <Button variant="ghost" size="sm" full aria-disabled={busy} onClick={becomeCover}>
            {text('makeCover')}
          </Button>
        )}
      </Flex>
    </chakra.li>
  )
}
