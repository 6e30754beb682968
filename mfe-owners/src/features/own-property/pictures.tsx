import type { OwnedProperty } from '@metrolibre/api-client'
import { useIntl } from '@metrolibre/platform'
import { Box, photoSizes, Picture } from '@metrolibre/ui'

/** The cover and the other pictures. */
export function OwnPropertyPictures({
  property: { image, imageVariants, images, name },
}: {
  property: OwnedProperty
}) {
  const { formatMessage } = useIntl()
  const bare = (address: string | null) => address?.replace(/\?.*/s, '')
  const others = images.filter((picture) => bare(picture.image) !== bare(image)).slice(0, 4)
  return (
    <Box>
      <Picture
        src={image}
        variants={imageVariants}
        alt={formatMessage({ id: 'mfe-owners.panel.coverOf' }, { name })}
        sizes={photoSizes('(min-width: 1024px) 720px, 92vw')}
        priority
      />
      {others.length > 0 && (
        <Box display="grid" gridTemplateColumns="repeat(4, minmax(0, 1fr))" gap="10px" mt="10px">
          {others.map(({ id, image: src, imageVariants: variants }, index) => (
            <Picture
              key={id}
              src={src}
              variants={variants}
              alt={formatMessage({ id: 'mfe-owners.panel.pictureOf' }, { number: index + 2, name })}
              sizes="(min-width: 1024px) 180px, 23vw"
              radius={10}
            />
          ))}
        </Box>
      )}
    </Box>
  )
}
