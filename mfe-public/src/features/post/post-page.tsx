import { officeZone, type Publication } from '@metrolibre/contract'
import {
  FormattedMessage,
  Link,
  useDates,
  useForeignLang,
  useIntl,
  useNavigate,
  useSession,
} from '@metrolibre/platform'
import { Alert, Box, Container, Flex, Grid, Heading, Stack, Text, TextLink } from '@metrolibre/ui'
import { GlobeHemisphereWest, InstagramLogo, SealCheckFill } from '@metrolibre/ui/icons'
import { Breadcrumbs, Portrait } from '@metrolibre/ui/parts'
import type { ReactNode } from 'react'
import { OwnActions } from '../../community/own-actions.tsx'
import { postsPath } from '../../community/post-paths.ts'
import { postStateOf } from '../../community/post-state.ts'
import { PostPictures } from './post-pictures.tsx'

interface Props {
  post: Publication
  /** Shown below the post. */
  invitation: ReactNode
}

/** The page of one post: its words, pictures and links, and for its author what can be done with it. */
export function PostPage({ post, invitation }: Props) {
  const { formatMessage } = useIntl()
  const { date } = useDates()
  const { user } = useSession()
  const { id, title, description, created } = post
  const lang = useForeignLang()(post.lang)
  return (
    <Container>
      <Box as="article" pt={{ base: '24px', md: '28px' }}>
        <Breadcrumbs
          label={formatMessage({ id: 'mfe-public.posts.trail' })}
          as={Link}
          items={[
            { id: 'posts', text: formatMessage({ id: 'mfe-public.posts.trail.community' }), to: postsPath },
            { id, text: title },
          ]}
        />
        <Heading as="h1" textStyle="pageTitle" mt="3" overflowWrap="anywhere" lang={lang}>
          {title}
        </Heading>
        <Flex mt="4" mb="6" gap="3" align="center" wrap="wrap">
          <Portrait name={post.user.firstName} size={40} />
          <Text>
            <b>{post.user.firstName}</b>
            <Text as="span" display="block" textStyle="small" color="fg.muted">
              <time dateTime={created}>{date(created, officeZone)}</time>
            </Text>
          </Text>
          {postStateOf(post) === 'published' && (
            <Flex gap="1" align="center" color="status.ok.fg" textStyle="small" fontWeight={600}>
              <SealCheckFill size={20} />
              <FormattedMessage id="mfe-public.posts.verified" />
            </Flex>
          )}
        </Flex>
        {user && (user.id === post.user.id || postStateOf(post) !== 'published') && (
          <Standing post={post} own={user.id === post.user.id} />
        )}
        <PostPictures post={post} />
        <Grid
          gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 1.7fr) minmax(0, 1fr)' }}
          gap={{ base: '28px', lg: '56px' }}
          mt={{ base: '24px', md: '36px' }}
        >
          <Text textStyle="lead" whiteSpace="pre-line" overflowWrap="anywhere" maxW="62ch" lang={lang}>
            {description}
          </Text>
          <Links post={post} />
        </Grid>
      </Box>
      {invitation}
    </Container>
  )
}

/** For the author and admins: who sees the post, why not everybody, and what its author can do. */
function Standing({ post, own }: { post: Publication; own: boolean }) {
  const navigate = useNavigate()
  const state = postStateOf(post)
  return (
    <Stack gap="4" mb="6">
      {state !== 'published' && (
        <Alert tone="warn" role="none" title={<FormattedMessage id={`mfe-public.posts.standing.${state}`} />}>
          {post.refusal ? (
            <FormattedMessage id="mfe-public.posts.own.refusal" values={{ reason: post.refusal }} />
          ) : (
            <FormattedMessage id={`mfe-public.posts.standing.${state}.${own ? 'own' : 'other'}`} />
          )}
        </Alert>
      )}
      {own && <OwnActions post={post} onDeleted={() => navigate(postsPath)} />}
    </Stack>
  )
}

const shortAddress = (address: string) => address.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '')

function Links({ post: { webSite, instagram } }: { post: Publication }) {
  const link = (icon: ReactNode, address: string) => (
    <Flex gap="3" align="center" minH="44px">
      {icon}
      <TextLink
        href={address}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        style={{ overflowWrap: 'anywhere' }}
      >
        {shortAddress(address)}
      </TextLink>
    </Flex>
  )
  return (
    <Box>
      {webSite && link(<GlobeHemisphereWest size={22} />, webSite)}
      {instagram && link(<InstagramLogo size={22} />, instagram)}
    </Box>
  )
}
