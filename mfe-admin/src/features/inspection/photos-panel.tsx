import { maxImageBytes } from '@metrolibre/contract'
import type { KeptFile } from '@metrolibre/platform/browser'
import { Alert, Box, Button, chakra, Grid, IconButton, Text } from '@metrolibre/ui'
import { Camera, Trash } from '@metrolibre/ui/icons'
import { isReadable, isTooLarge } from '@metrolibre/ui/upload'
import { useCallback, useRef, useState } from 'react'
import { usePropertyTexts } from '../../properties/use-text.ts'
import { InspectionPart } from './part.tsx'

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
  const [refused, setRefused] = useState<string>()
  const choose = async (files: readonly File[]) => {
    const large = files.find(isTooLarge)
    const readable = await Promise.all(files.map((file) => isReadable(file)))
    const unreadable = files.find((_, index) => !readable[index])
    const megabytes = maxImageBytes / 1024 / 1024
    // Here somebody can take it again. When it is sent, they may have left.
    setRefused(
      unreadable
        ? text('inspect.photoUnreadable', { name: unreadable.name })
        : large && text('inspect.photoTooLarge', { name: large.name, megabytes }),
    )
    onAdd(files.filter((file, index) => readable[index] && !isTooLarge(file)))
  }
  return (
    <InspectionPart id="photos" title={text('inspect.photos')}>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/gif,image/jpeg,image/heic"
        capture="environment"
        aria-label={text('inspect.takePhoto')}
        onChange={({ target }) => {
          void choose([...(target.files ?? [])].slice(0, Math.max(0, left)))
          target.value = ''
        }}
      />
      <Button full icon={<Camera />} disabled={left < 1} onClick={() => input.current?.click()}>
        {text('inspect.takePhoto')}
      </Button>
      {refused && <Alert tone="bad" title={refused} />}
      {photos.length > 0 && (
        <Grid as="ul" listStyleType="none" p="0" templateColumns="repeat(3, minmax(0, 1fr))" gap="2">
          {photos.map((photo) => (
            <li key={photo.id}>
              <Photo photo={photo} onRemove={() => onRemove(photo.id)} />
            </li>
          ))}
        </Grid>
      )}
      <Text textStyle="small" color="fg.muted">
        {text('inspect.photosKept', { count: photos.length, left: Math.max(0, left) })}
      </Text>
    </InspectionPart>
  )
}

/** A kept photo; one that the browser can't show, such as HEIC, by its name. */
function Photo({ photo: { file }, onRemove }: { photo: KeptFile; onRemove: () => void }) {
  const { text } = usePropertyTexts()
  const [unreadable, setUnreadable] = useState(false)
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  return (
    <Box borderRadius="md" overflow="hidden" border="1px solid {colors.border}">
      <Box aspectRatio="4 / 3" bg="bg.subtle" display="grid" placeItems="center" overflow="hidden">
        {unreadable ? (
          <Text textStyle="small" p="1" overflowWrap="anywhere">
            {file.name}
          </Text>
        ) : (
          <chakra.img
            ref={show}
            alt={file.name}
            w="100%"
            h="100%"
            objectFit="cover"
            onError={() => setUnreadable(true)}
          />
        )}
      </Box>
      <IconButton
        label={text('inspect.removePhoto', { name: file.name })}
        icon={<Trash />}
        onClick={onRemove}
      />
    </Box>
  )
}
