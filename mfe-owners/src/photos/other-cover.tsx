import { useIntl } from '@metrolibre/platform'
import { Badge, Box, Flex, Picture, Text } from '@metrolibre/ui'
import type { PhotoGallery } from './photo-place.ts'

/** The cover when it is none of the photos, and how to replace it. */
export function OtherCover({ cover }: { cover: NonNullable<PhotoGallery['otherCover']> }) {
  const { formatMessage } = useIntl()
  return (
    <Flex gap="12px" align="center" mb="16px">
      <Box flex="none" w="120px">
        <Picture src={cover.image} variants={cover.imageVariants} alt="" sizes="120px" radius={10} />
      </Box>
      <Box>
        <Badge>{formatMessage({ id: 'mfe-owners.listing.photo.cover' })}</Badge>
        <Text textStyle="small" color="fg.muted" mt="4px">
          {formatMessage({ id: 'mfe-owners.listing.photo.otherCover' })}
        </Text>
      </Box>
    </Flex>
  )
}
