import { adminProperties, pictures } from '@metrolibre/api-client'
import { keptWidthOf, maxFormImages, maxGalleryImages, type Image } from '@metrolibre/contract'
import { useFeedback, useUploadDialog } from '@metrolibre/platform'
import { Box, Button, chakra, Flex, Picture, tapeMark, Text } from '@metrolibre/ui'
import { UploadSimple } from '@metrolibre/ui/icons'
import { useRef, useState } from 'react'
import { useRefresh } from '../../properties/use-refresh.ts'
import { usePropertyTexts } from '../../properties/use-text.ts'
import { PictureTile } from './picture-tile.tsx'

interface Props {
  place: { table: 'location' | 'room'; id: string }
  /** The name of the property or room. */
  name: string
  photos: readonly Image[]
  /** The URL of the cover. */
  cover: string | null
  /** Shows the photos without anything that changes them. */
  readOnly?: boolean
}

const withoutTicket = (address: string | null) => address?.replace(/\?.*/s, '')

/** The cover of a place whose cover is none of its photos. */
function OtherCover({ image, name }: { image: string; name: string }) {
  const { text } = usePropertyTexts()
  return (
    <chakra.li
      aria-label={text('cover')}
      border="1px solid"
      borderColor="fg"
      borderRadius="14px"
      overflow="hidden"
      bg="bg.panel"
    >
      <Picture src={image} variants={[]} alt={name} sizes="(min-width: 960px) 260px, 50vw" radius={0} />
      <Box p="8px 12px 14px" color="tape.tick" fontWeight="700" style={{ background: tapeMark() }}>
        {text('cover')}
      </Box>
    </chakra.li>
  )
}

/** The photos of a property or room: order, cover, hidden ones, deletion, and upload by drag and drop. */
export function AdminPropertyPictures({ place, name, photos, cover, readOnly = false }: Props) {
  const { text } = usePropertyTexts()
  const { confirm, toast, showError } = useFeedback()
  const openUpload = useUploadDialog()
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)
  const hiddenCover = useRef<string>(undefined)
  const coverId = photos.find(({ image }) => withoutTicket(image) === withoutTicket(cover))?.id
  const during = async (work: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      await showError(error)
    } finally {
      await refresh()
      setBusy(false)
    }
  }
  const save = place.table === 'room' ? adminProperties.arrangeRoomPictures : adminProperties.arrangePictures
  const ids = photos.map(({ id }) => id)
  const makeCover = (id: string, number: number) =>
    during(async () => {
      await save(place.id, { order: ids, cover: id })
      toast(text('said.picture.cover', { number }))
    })
  const move = (id: string, to: number) =>
    during(() => save(place.id, { order: ids.filter((one) => one !== id).toSpliced(to, 0, id) }))
  const show = async (id: string, isVisible: boolean) => {
    await adminProperties.setPictureVisible(id, isVisible)
    // Hiding the cover makes another photo the cover. The one that was chosen is it again when it is shown again.
    if (id === coverId && !isVisible) hiddenCover.current = id
    if (id === hiddenCover.current && isVisible) {
      hiddenCover.current = undefined
      await save(place.id, { order: ids, cover: id })
    }
    await refresh()
  }
  const remove = async (id: string) => {
    const sure = await confirm({
      title: text('picture.removeTitle'),
      text: text('picture.removeText'),
      confirm: text('picture.remove'),
      cancel: text('cancel'),
      danger: true,
    })
    if (!sure) return
    await during(() => pictures.remove(id))
  }
  const isCoverOurs = photos.find(({ id }) => id === coverId)?.byOffice ?? false
  const max = cover && !isCoverOurs ? maxFormImages : maxGalleryImages
  const ours = photos.filter(({ byOffice }) => byOffice).length
  const left = max - ours
  const upload = async () => {
    const added = await openUpload({
      title: text('picture.uploadTitle', { name }),
      maxFiles: left,
      keptWidth: keptWidthOf[place.table],
      upload: (file, options) => pictures.adminUpload(place, file, options),
    })
    if (added) await refresh()
  }
  return (
    <Box>
      <Flex gap="3" justify="space-between" align="center" wrap="wrap" mb="3">
        <Text textStyle="small" color="fg.muted">
          {text('picture.help', { count: ours, max })}
        </Text>
        {!readOnly && (
          <Button variant="outline" icon={<UploadSimple />} disabled={left < 1} onClick={() => void upload()}>
            {text('picture.upload')}
          </Button>
        )}
      </Flex>
      <Box
        as="ol"
        listStyleType="none"
        p="0"
        display="grid"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }}
        gap="12px"
      >
        {cover && !coverId && <OtherCover image={cover} name={name} />}
        {photos.map((photo, index) => (
          <PictureTile
            key={photo.id}
            photo={photo}
            index={index}
            count={photos.length}
            isCover={photo.id === coverId}
            busy={busy}
            readOnly={readOnly}
            onMove={(to) => void move(photo.id, to)}
            onCover={() => void makeCover(photo.id, index + 1)}
            onVisible={(isVisible) => show(photo.id, isVisible)}
            onRemove={() => void remove(photo.id)}
          />
        ))}
      </Box>
      {photos.length === 0 && !cover && <Text color="fg.muted">{text('picture.none')}</Text>}
    </Box>
  )
}
