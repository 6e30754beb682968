import { useIntl, type TextName } from '@metrolibre/platform'
import type { GalleryImage } from '@metrolibre/ui/parts'
import { Lightbox } from '@metrolibre/ui/lightbox'

interface Props {
  title: string
  images: readonly GalleryImage[]
  open: boolean
  index: number
  onIndex: (index: number) => void
  onClose: () => void
}

/** Shows the pictures of a post full screen. */
export default function Viewer({ title, images, open, index, onIndex, onClose }: Props) {
  const { formatMessage } = useIntl()
  const say = (name: TextName<'mfe-public.posts.viewer'>) =>
    formatMessage({ id: `mfe-public.posts.viewer.${name}` }, { number: index + 1, count: images.length })
  return (
    <Lightbox
      open={open}
      onClose={onClose}
      title={title}
      images={images}
      index={index}
      onIndexChange={onIndex}
      texts={{
        close: say('close'),
        previous: say('previous'),
        next: say('next'),
        zoomIn: say('zoomIn'),
        zoomOut: say('zoomOut'),
        failed: say('failed'),
        position: say('position'),
      }}
    />
  )
}
