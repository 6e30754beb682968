import { panoramas, type AdminProperty } from '@metrolibre/api-client'
import { maxPanoramas, type Image3d } from '@metrolibre/contract'
import { useDates, useFeedback, useUploadDialog } from '@metrolibre/platform'
import { Box, Button, Flex, Heading, IconButton, List, ListItem, Panel, Picture, Text } from '@metrolibre/ui'
import { PencilSimple, Trash, UploadSimple } from '@metrolibre/ui/icons'
import { useState } from 'react'
import { useRefresh } from '../../properties/use-refresh.ts'
import { usePropertyTexts } from '../../properties/use-text.ts'
import { PanoramaDialog } from './panorama-dialog.tsx'

const nameOf = (file: File): string => file.name.replace(/\.[^.]*$/, '').slice(0, 160) || file.name

/** The 3D points of a property: panoramic photos with their names and places. */
export function Panoramas({ property }: { property: AdminProperty }) {
  const { text } = usePropertyTexts()
  const { number } = useDates()
  const { confirm, showError } = useFeedback()
  const openUpload = useUploadDialog()
  const refresh = useRefresh()
  const [changed, setChanged] = useState<Image3d>()
  const { id, images3D, exactLat, exactLong, isDeleted } = property
  const left = maxPanoramas - images3D.length
  const upload = async () => {
    const place =
      exactLat === null || exactLong === null ? undefined : { latitude: exactLat, longitude: exactLong }
    const added = await openUpload({
      title: text('panorama.uploadTitle'),
      maxFiles: left,
      upload: (image, { onProgress }) =>
        panoramas.addTo(id, { name: nameOf(image), image, place, onProgress }),
    })
    if (added) await refresh()
  }
  const remove = async (panorama: Image3d) => {
    const sure = await confirm({
      title: text('panorama.removeTitle', { name: panorama.name }),
      text: text('picture.removeText'),
      confirm: text('picture.remove'),
      cancel: text('cancel'),
      danger: true,
    })
    if (!sure) return
    await panoramas.removeOne(panorama.id).catch(showError)
    await refresh()
  }
  return (
    <Box as="section" aria-labelledby="panoramas" mt="7">
      <Flex gap="3" justify="space-between" align="center" wrap="wrap" mb="3">
        <Heading as="h2" id="panoramas" textStyle="sub">
          {text('panoramas')}
        </Heading>
        {!isDeleted && (
          <Button variant="outline" icon={<UploadSimple />} disabled={left < 1} onClick={() => void upload()}>
            {text('panorama.upload')}
          </Button>
        )}
      </Flex>
      {images3D.length === 0 ? (
        <Text color="fg.muted">{text('panorama.none')}</Text>
      ) : (
        <Panel clip>
          <List>
            {images3D.map((panorama, index) => (
              <ListItem
                key={panorama.id}
                display="flex"
                flexWrap="wrap"
                gap="3"
                alignItems="center"
                px="4"
                py="2"
                borderTop={index > 0 ? '1px solid' : undefined}
                borderColor="border"
              >
                <Box w="84px" flexShrink="0">
                  <Picture
                    src={panorama.image}
                    variants={panorama.imageVariants}
                    alt=""
                    sizes="84px"
                    radius={8}
                  />
                </Box>
                <Box flex="1 1 110px" minW="0">
                  <Text fontWeight="640" overflowWrap="anywhere">
                    {panorama.name}
                  </Text>
                  <Text textStyle="measure" color="fg.muted">
                    {number(panorama.latitude ?? 0, { maximumFractionDigits: 5 })},{' '}
                    {number(panorama.longitude ?? 0, { maximumFractionDigits: 5 })}
                  </Text>
                </Box>
                {!isDeleted && (
                  <Flex>
                    <IconButton
                      label={text('panorama.change', { name: panorama.name })}
                      icon={<PencilSimple />}
                      onClick={() => setChanged(panorama)}
                    />
                    <IconButton
                      label={text('panorama.remove', { name: panorama.name })}
                      icon={<Trash />}
                      onClick={() => void remove(panorama)}
                    />
                  </Flex>
                )}
              </ListItem>
            ))}
          </List>
        </Panel>
      )}
      {changed && <PanoramaDialog propertyId={id} panorama={changed} onClose={() => setChanged(undefined)} />}
    </Box>
  )
}
