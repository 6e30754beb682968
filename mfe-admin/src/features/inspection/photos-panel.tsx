import type { KeptFile } from '@metrolibre/platform/browser'
import { Box, Button, Heading, IconButton, List, ListItem, Panel, Text } from '@metrolibre/ui'
import { Camera, Trash } from '@metrolibre/ui/icons'
import { useRef } from 'react'
import { usePropertyTexts } from '../../properties/use-text.ts'

interface Props {
  photos: readonly KeptFile[]
  /** How many more fit into the gallery of the property. */
  left: number
  onAdd: (files: File[]) => void
  onRemove: (id: string) => void
}

/** The photos that were taken and have not arrived yet. On a phone the button opens the camera. */
export function PhotosPanel({ photos, left, onAdd, onRemove }: Props) {
  const { text } = usePropertyTexts()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Panel padded as="section" aria-labelledby="sheet-photos">
      <Heading as="h2" id="sheet-photos" textStyle="cardTitle" mb="3">
        {text('inspect.photos')}
      </Heading>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/gif,image/jpeg,image/heic"
        capture="environment"
        aria-label={text('inspect.takePhoto')}
        onChange={({ target }) => {
          onAdd([...(target.files ?? [])].slice(0, Math.max(0, left)))
          target.value = ''
        }}
      />
      <Button
        variant="outline"
        full
        icon={<Camera />}
        disabled={left < 1}
        onClick={() => input.current?.click()}
      >
        {text('inspect.takePhoto')}
      </Button>
      <List mt="2">
        {photos.map(({ id, file }) => (
          <ListItem key={id} display="flex" gap="2" alignItems="center">
            <Box flex="1" minW="0">
              <Text textStyle="small" overflowWrap="anywhere">
                {file.name}
              </Text>
            </Box>
            <IconButton
              label={text('inspect.removePhoto', { name: file.name })}
              icon={<Trash />}
              onClick={() => onRemove(id)}
            />
          </ListItem>
        ))}
      </List>
      <Text textStyle="small" color="fg.muted" mt="2">
        {text('inspect.photosKept', { count: photos.length, left: Math.max(0, left) })}
      </Text>
    </Panel>
  )
}
