import type { Publication } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import { Flex, IconButton } from '@metrolibre/ui'
import { GlobeHemisphereWest, InstagramLogo } from '@metrolibre/ui/icons'

type Linked = Pick<Publication, 'title' | 'webSite' | 'instagram'>

/** The links that an author gave. Search engines are told that they are not ours. */
export function PostLinks({ post: { title: name, webSite, instagram } }: { post: Linked }) {
  const { formatMessage } = useIntl()
  const leaves = { as: 'a', target: '_blank', rel: 'noopener noreferrer nofollow ugc' } as const
  return (
    <Flex>
      {webSite && (
        <IconButton
          {...leaves}
          href={webSite}
          icon={<GlobeHemisphereWest />}
          label={formatMessage({ id: 'mfe-public.posts.site' }, { name })}
        />
      )}
      {instagram && (
        <IconButton
          {...leaves}
          href={instagram}
          icon={<InstagramLogo />}
          label={formatMessage({ id: 'mfe-public.posts.instagram' }, { name })}
        />
      )}
    </Flex>
  )
}
