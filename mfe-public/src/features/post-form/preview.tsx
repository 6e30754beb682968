import type { Image } from '@metrolibre/contract'
import { useIntl, useLocale, useSession } from '@metrolibre/platform'
import { useWatch, type SchemaForm } from '@metrolibre/platform/forms'
import { Box, Text } from '@metrolibre/ui'
import { PostCard } from '../../community/post-card.tsx'
import { useState } from 'react'
import { is } from 'valibot'
import type { PostPhotos } from './use-post-photos.ts'
import { PostSchema } from './post-schema.ts'

const { entries } = PostSchema

interface Props {
  form: SchemaForm<typeof PostSchema>
  saved: readonly Image[]
  chosen: PostPhotos
}

/** The card of the post as others will see it. */
export function PostPreview({ form: { control }, saved, chosen }: Props) {
  const { formatMessage } = useIntl()
  const { user } = useSession()
  const { locale: lang } = useLocale()
  const { title, description, webSite, instagram } = useWatch({ control })
  const [first] = saved
  const preview = chosen.photos[0]?.preview
  // Most browsers can't show HEIC, and a file may only be named like a photo.
  const [broken, setBroken] = useState<string>()
  const post = {
    title: title?.trim() || formatMessage({ id: 'mfe-public.postForm.preview.title' }),
    description: description?.trim() || formatMessage({ id: 'mfe-public.postForm.preview.description' }),
    lang,
    webSite: is(entries.webSite, webSite) ? webSite || null : null,
    instagram: is(entries.instagram, instagram) ? instagram || null : null,
    image: first?.image ?? (preview === broken ? null : (preview ?? null)),
    imageVariants: first?.imageVariants ?? [],
    isActive: true,
    isVerified: false,
    user: { firstName: user?.firstName ?? formatMessage({ id: 'mfe-public.postForm.preview.you' }) },
  }
  return (
    <Box as="section" aria-labelledby="preview" position={{ lg: 'sticky' }} top="24px">
      <Text as="h2" id="preview" textStyle="small" color="fg.muted" mb="12px">
        {formatMessage({ id: 'mfe-public.postForm.preview' })}
      </Text>
      <Box onErrorCapture={() => setBroken(preview)}>
        <PostCard post={post} level="h3" />
      </Box>
    </Box>
  )
}
