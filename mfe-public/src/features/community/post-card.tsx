import type { Publication } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import { Avatar, Box, Flex, Heading, IconButton, Panel, Picture, Text, VisuallyHidden } from '@metrolibre/ui'
import { GlobeHemisphereWest, InstagramLogo, SealCheckFill } from '@metrolibre/ui/icons'

/** A post about a business of the community: its unchanged text, and links to other sites. */
export function PostCard({ post }: { post: Publication }) {
  const { formatMessage } = useIntl()
  const { title, description, user, image, imageVariants } = post
  return (
    <Panel as="article" clip>
      {image && (
        <Picture
          src={image}
          variants={imageVariants}
          alt=""
          radius={0}
          sizes="(min-width: 1024px) 33vw, (min-width: 760px) 50vw, 100vw"
        />
      )}
      <Box p="20px">
        <Flex justify="space-between" gap="3">
          <Heading as="h2" textStyle="cardTitle" overflowWrap="anywhere">
            {title}
          </Heading>
          <Box color="status.ok.fg" flex="none">
            <SealCheckFill size={22} />
            <VisuallyHidden>{formatMessage({ id: 'mfe-public.posts.verified' })}</VisuallyHidden>
          </Box>
        </Flex>
        <Text mt="2" whiteSpace="pre-line" overflowWrap="anywhere">
          {description}
        </Text>
        <Flex mt="4" gap="3" align="center">
          <Avatar name={user.firstName} />
          <Text flex="1" fontWeight={600}>
            {user.firstName}
          </Text>
          <PostLinks post={post} />
        </Flex>
      </Box>
    </Panel>
  )
}

function PostLinks({ post: { title: name, webSite, instagram } }: { post: Publication }) {
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
