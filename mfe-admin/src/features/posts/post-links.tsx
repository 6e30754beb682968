import type { Publication } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import { DescriptionList, TextLink } from '@metrolibre/ui'

/** The addresses that a post names. */
export function AdminPostLinks({ post: { webSite, instagram } }: { post: Publication }) {
  const { formatMessage } = useIntl()
  const link = (address: string) => (
    <TextLink
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      style={{ overflowWrap: 'anywhere' }}
    >
      {address.replace(/^https:\/\/(www\.)?/, '')}
    </TextLink>
  )
  const items = [
    webSite && {
      id: 'webSite',
      term: formatMessage({ id: 'mfe-admin.posts.webSite' }),
      value: link(webSite),
    },
    instagram && { id: 'instagram', term: 'Instagram', value: link(instagram) },
  ].filter((item) => !!item)
  return items.length > 0 && <DescriptionList items={items} />
}
