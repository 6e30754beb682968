import { maxFormImages, maxGalleryImages, maxImageBytes } from '@metrolibre/contract'
import { useFeedback, useIntl } from '@metrolibre/platform'
import { Badge, Box, Flex, Text } from '@metrolibre/ui'
import { DropZone, isTooLarge, type Rejected } from '@metrolibre/ui/upload'
import { useState } from 'react'
import { megabytes } from '../parts/megabytes.ts'
import { CameraButton } from './camera-button.tsx'
import { OtherCover } from './other-cover.tsx'
import type { PhotoGallery, PhotoPlace } from './photo-place.ts'
import { PhotoTile } from './photo-tile.tsx'
import { UploadRows } from './upload-rows.tsx'
import { useArranging } from './use-arranging.ts'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'
import { usePhotoUploads } from './use-photo-uploads.ts'

interface Props {
  place: PhotoPlace | null
  gallery: PhotoGallery
  draft: string
  /** Whether the place is only being created; later a sixth photo fits. */
  isNew: boolean
  /** Whether everybody sees the photos, so that deleting one is asked about first. */
  isPublic: boolean
  /** Sends the new order of all photos, and the cover. */
  onArrange: (order: { order: string[]; cover?: string }) => Promise<unknown>
  /** Reads the photos again after one was added or deleted. */
  onChanged: () => Promise<void>
}

/** Up to five photos, or the cover and five others: dropped, chosen or taken; ordered by hand or by keyboard, one of them the cover. */
export default function Photos({ place, gallery, draft, isNew, isPublic, onArrange, onChanged }: Props) {
  const { formatMessage } = useIntl()
  const { confirm } = useFeedback()
  const { uploads, underWay, add, drop, retry } = usePhotoUploads({ place, draft, onUploaded: onChanged })
  const { photos, cover, busy, move, makeCover, remove } = useArranging({ gallery, onArrange, onChanged })
  const { list, chooser, expectRemoval, noteRow } = useFocusAfterRemoval(photos, uploads)
  const otherCover = cover ? undefined : gallery.otherCover
  const [dragged, setDragged] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const arriving = uploads.filter(({ state }) => state.step !== 'failed').length
  // Those that the office added take no room of the owner's.
  const count = photos.filter(({ byOffice }) => !byOffice).length + arriving
  const isCoverOurs = photos.find(({ id }) => id === cover)?.byOffice
  const max = isNew || otherCover || isCoverOurs ? maxFormImages : maxGalleryImages
  const left = max - count
  const tooMany = formatMessage({
    id: `mfe-owners.listing.upload.${max === maxFormImages ? 'tooMany' : 'full'}`,
  })
  const refusal = (key: 'tooLarge' | 'wrongType' | 'unreadable', name: string) =>
    formatMessage({ id: `mfe-owners.listing.upload.${key}` }, { name, max: megabytes(maxImageBytes) })
  const joined = (texts: readonly (string | undefined)[]) => [...new Set(texts)].filter(Boolean).join(' ')
  const reject = (refused: readonly Rejected[]) =>
    setProblem(
      joined(
        refused.map(({ file: { name }, reason }) =>
          reason === 'too-many' ? tooMany : refusal(reason === 'too-large' ? 'tooLarge' : 'wrongType', name),
        ),
      ),
    )
  const choose = async (files: readonly File[]) => {
    const large = files.filter(isTooLarge)
    const fit = files.filter((file) => !large.includes(file))
    setProblem(undefined)
    const unreadable = await add(fit.slice(0, Math.max(0, left)))
    const texts = [
      ...large.map(({ name }) => refusal('tooLarge', name)),
      // A picture that can't be read can't be made smaller either, so a large one is refused for its size.
      ...unreadable.map(({ name, size }) => refusal(size > maxImageBytes ? 'tooLarge' : 'unreadable', name)),
      ...(fit.length > left ? [tooMany] : []),
    ]
    // The drop zone may have reported other files of the same choice in the meantime: keep its message.
    setProblem((before) => joined([before, ...texts]))
  }
  const removeIfSure = async (id: string, number: number) => {
    const sure =
      !isPublic ||
      (await confirm({
        title: formatMessage({ id: 'mfe-owners.listing.photo.removeTitle' }, { number }),
        text: formatMessage({ id: 'mfe-owners.listing.photo.removeText' }),
        confirm: formatMessage({ id: 'mfe-owners.listing.photo.removeConfirm' }),
        cancel: formatMessage({ id: 'mfe-owners.listing.photo.keep' }),
        danger: true,
      }))
    if (!sure) return
    expectRemoval(id)
    remove(id)
  }
  return (
    <Box>
      <Flex justify="flex-end" mb="10px">
        <Badge>{formatMessage({ id: 'mfe-owners.listing.photo.count' }, { count, max })}</Badge>
      </Flex>
      {otherCover && <OtherCover cover={otherCover} />}
      {photos.length > 0 && (
        <Box
          as="ol"
          ref={list}
          listStyleType="none"
          p="0"
          mb="16px"
          display="grid"
          gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }}
          gap="12px"
        >
          {photos.map((photo, index) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              index={index}
              count={photos.length}
              isCover={photo.id === cover}
              busy={busy || underWay}
              onMove={(to) => move(photo.id, to)}
              onCover={() => makeCover(photo.id)}
              onRemove={() => void removeIfSure(photo.id, index + 1)}
              onDragStart={() => setDragged(photo.id)}
              onDropHere={() => dragged && move(dragged, index)}
            />
          ))}
        </Box>
      )}
      <DropZone
        text={formatMessage({ id: 'mfe-owners.listing.upload.choose' })}
        dropText={formatMessage({ id: 'mfe-owners.listing.upload.drop' })}
        hint={formatMessage(
          { id: 'mfe-owners.listing.upload.hint' },
          { max: megabytes(maxImageBytes), count: max },
        )}
        maxFiles={Math.max(2, left)}
        disabled={left < 1}
        error={problem}
        buttonRef={chooser}
        onFiles={(files) => void choose(files)}
        onRejected={reject}
      />
      <CameraButton disabled={left < 1} onPhoto={(file) => void choose([file])} />
      <UploadRows uploads={uploads} onFocus={noteRow} onRetry={retry} onRemove={drop} />
      <Text textStyle="small" color="fg.muted" mt="12px">
        {formatMessage({ id: `mfe-owners.listing.photo.${otherCover ? 'helpOrder' : 'help'}` })}
      </Text>
    </Box>
  )
}
