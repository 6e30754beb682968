import { lazyPart } from '@metrolibre/platform/browser'
import { Box, Heading, Skeleton, Text } from '@metrolibre/ui'
import { Suspense } from 'react'
import { PartFailed } from './part-failed.tsx'
import { useSayNewImage } from './use-say.ts'

const Panorama = lazyPart(
  async () => ({ default: (await import('@metrolibre/ui/parts')).Panorama }),
  PartFailed,
)

/** The chosen picture in the viewer of the public page, before it is saved. */
export function NewImagePreview({ address }: { address: string }) {
  const say = useSayNewImage()
  return (
    <Box as="section" aria-labelledby="preview-title">
      <Heading as="h2" id="preview-title" textStyle="sub">
        {say('preview')}
      </Heading>
      <Text textStyle="small" color="fg.muted" mt="4px" mb="12px">
        {say('previewText')}
      </Text>
      <Box borderRadius="14px" overflow="hidden" border="1px solid" borderColor="border">
        <Suspense fallback={<Skeleton height={400} radius={0} />}>
          <Panorama
            embedded
            src={address}
            texts={{
              label: say('view'),
              keys: say('keys'),
              loading: say('loading'),
              failed: say('failed'),
              left: say('left'),
              right: say('right'),
              up: say('up'),
              down: say('down'),
              zoomIn: say('zoomIn'),
              zoomOut: say('zoomOut'),
            }}
          />
        </Suspense>
      </Box>
    </Box>
  )
}
