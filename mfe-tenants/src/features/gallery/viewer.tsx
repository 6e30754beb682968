import { useIntl, type TextName } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import type { GalleryImage } from '@metrolibre/ui/parts'
import { Lightbox } from '@metrolibre/ui/lightbox'
import { propertyWindowTexts } from '../../property/window-texts.ts'

interface Props {
  title: string
  images: readonly GalleryImage[]
  open: boolean
  index: number
  onIndex: (index: number) => void
  onClose: () => void
}

/** Shows all pictures full screen, with zoom up to five times. */
export default function Viewer(props: Props) {
  return (
    <WithTexts texts={propertyWindowTexts}>
      <Pictures {...props} />
    </WithTexts>
  )
}

function Pictures({ title, images, open, index, onIndex, onClose }: Props) {
  const { formatMessage } = useIntl()
  const say = (name: TextName<'tenants.property.viewer'>) =>
    formatMessage({ id: `tenants.property.viewer.${name}` })
  return (
    <Lightbox
      open={open}
      onClose={onClose}
      title={title}
      images={images.map((image, at) => ({
        ...image,
        title: image.alt,
        alt: formatMessage(
          { id: 'tenants.photos.named' },
          { name: image.alt, position: at + 1, count: images.length },
        ),
      }))}
      index={index}
      onIndexChange={onIndex}
      texts={{
        close: formatMessage({ id: 'tenants.search.close' }),
        previous: say('previous'),
        next: say('next'),
        zoomIn: say('zoomIn'),
        zoomOut: say('zoomOut'),
        failed: say('failed'),
        position: formatMessage(
          { id: 'tenants.property.viewer.position' },
          { position: index + 1, count: images.length },
        ),
      }}
    />
  )
}
