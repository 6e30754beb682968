import type { Publication } from '@metrolibre/contract'
import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { lazyPart, type FailedProps } from '@metrolibre/platform/browser'
import { Alert, Box, Button } from '@metrolibre/ui'
import { Gallery, type GalleryImage } from '@metrolibre/ui/parts'
import { Images } from '@metrolibre/ui/icons'
import { Suspense, useState } from 'react'

/** Shown instead of the viewer when its code could not be loaded. */
const ViewerFailed = ({ onRetry }: FailedProps<object>) => (
  <Box mt="3">
    <Alert
      tone="bad"
      title={<FormattedMessage id="mfe-public.posts.viewer.missing" />}
      action={
        <Button variant="outline" size="sm" onClick={onRetry}>
          <FormattedMessage id="mfe-public.posts.retry" />
        </Button>
      }
    />
  </Box>
)

const Viewer = lazyPart(() => import('./viewer.tsx'), ViewerFailed)

const pathOf = (address: string | null) => address?.replace(/\?.*/s, '')

/** All pictures of a post, its cover first. */
export const postPicturesOf = ({
  title,
  image,
  imageVariants,
  imagesPublication,
}: Publication): GalleryImage[] => {
  const others = imagesPublication.filter((one) => pathOf(one.image) !== pathOf(image))
  return [{ id: 'cover', image, imageVariants }, ...others].flatMap(
    ({ id, image: src, imageVariants: variants }) =>
      src === null ? [] : [{ id, src, variants, alt: title }],
  )
}

/** The pictures of a post; each opens the viewer. Renders nothing without any. */
export function PostPictures({ post }: { post: Publication }) {
  const { formatMessage } = useIntl()
  const [shown, setShown] = useState<number>()
  const [open, setOpen] = useState(false)
  const images = postPicturesOf(post)
  if (images.length === 0) return null
  const show = (index: number) => {
    setShown(index)
    setOpen(true)
  }
  return (
    <>
      <Gallery
        images={images}
        openLabel={(index) => formatMessage({ id: 'mfe-public.posts.viewer.open' }, { number: index + 1 })}
        onOpen={show}
        actions={
          images.length > 1 && (
            <Button variant="outline" size="sm" icon={<Images />} onClick={() => show(0)}>
              <FormattedMessage id="mfe-public.posts.viewer.all" values={{ count: images.length }} />
            </Button>
          )
        }
      />
      {shown !== undefined && (
        <Suspense>
          <Viewer
            title={post.title}
            images={images}
            open={open}
            index={shown}
            onIndex={setShown}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
