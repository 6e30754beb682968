import type { Publication } from '@metrolibre/contract'
import { Link, useForeignLang, useIntl } from '@metrolibre/platform'
import {
  Box,
  Flex,
  Heading,
  Panel,
  photoSizes,
  Picture,
  Text,
  TextLink,
  VisuallyHidden,
} from '@metrolibre/ui'
import { Portrait } from '@metrolibre/ui/parts'
import { SealCheckFill } from '@metrolibre/ui/icons'
import type { ReactNode } from 'react'
import { PostBadge } from './post-badge.tsx'
import { PostLinks } from './post-links.tsx'
import { postStateOf } from './post-state.ts'

/** What a card shows; a preview has no pictures of the server and no page yet. */
type Shown = Pick<
  Publication,
  | 'title'
  | 'description'
  | 'lang'
  | 'image'
  | 'imageVariants'
  | 'webSite'
  | 'instagram'
  | 'isActive'
  | 'isVerified'
> & { user: { firstName: string } }

interface Props {
  post: Shown
  /** The path of the post's page, to which its title leads. */
  to?: string
  /** The level of its title. */
  level?: 'h2' | 'h3'
  /** What the reader can do with the post. */
  actions?: ReactNode
}

/** A post about a business of the community: its unchanged text, and links to other sites. */
export function PostCard({ post, to, level = 'h2', actions }: Props) {
  const { title, description, user, image, imageVariants } = post
  const lang = useForeignLang()(post.lang)
  return (
    <Panel as="article" clip>
      {image && (
        <Picture
          src={image}
          variants={imageVariants}
          alt=""
          radius={0}
          sizes={photoSizes('(min-width: 1024px) 33vw, (min-width: 760px) 50vw, 100vw')}
        />
      )}
      <Box p="20px">
        <Flex justify="space-between" gap="3" align="flex-start" wrap="wrap">
          <Heading
            as={level}
            textStyle="cardTitle"
            overflowWrap="anywhere"
            flex="1 1 6em"
            minW="0"
            lang={lang}
          >
            {to ? (
              <TextLink as={Link} to={to} style={{ color: 'inherit' }}>
                {title}
              </TextLink>
            ) : (
              title
            )}
          </Heading>
          <Mark post={post} />
        </Flex>
        <Text mt="2" whiteSpace="pre-line" overflowWrap="anywhere" lang={lang}>
          {description}
        </Text>
        <Flex mt="4" gap="3" align="center">
          <Portrait name={user.firstName} size={40} />
          <Text flex="1" fontWeight={600} overflowWrap="anywhere" minW="0">
            {user.firstName}
          </Text>
          <PostLinks post={post} />
        </Flex>
        {actions && <Box mt="4">{actions}</Box>}
      </Box>
    </Panel>
  )
}

/** The seal of a post that everybody sees, or who sees it. */
function Mark({ post }: { post: Pick<Publication, 'isActive' | 'isVerified'> }) {
  const { formatMessage } = useIntl()
  const state = postStateOf(post)
  if (state !== 'published')
    return (
      <Box flex="none">
        <PostBadge state={state} />
      </Box>
    )
  return (
    <Box color="status.ok.fg" flex="none">
      <SealCheckFill size={22} />
      <VisuallyHidden>{formatMessage({ id: 'mfe-public.posts.verified' })}</VisuallyHidden>
    </Box>
  )
}
