import { publications } from '@metrolibre/api-client'
import {
  FormattedMessage,
  Link,
  useErrorText,
  useParams,
  type Head,
  type HeadContext,
  type PrefetchContext,
} from '@metrolibre/platform'
import { loadTexts, WithTexts } from '@metrolibre/platform/texts'
import {
  Box,
  Button,
  Container,
  Delayed,
  ErrorPanel,
  gallerySizes,
  Skeleton,
  srcSetOf,
  Stack,
} from '@metrolibre/ui'
import { PageMissing } from '@metrolibre/ui/parts'
import { TintaBand } from '../../features/about/tinta-band.tsx'
import { newPostPath, postPath, postsPath } from '../../community/post-paths.ts'
import { communityTexts } from '../../community/texts.ts'
import { knownTitle } from '../../features/post/known-title.ts'
import { postData } from '../../features/post/post-data.ts'
import { PostPage } from '../../features/post/post-page.tsx'
import { knownMissingPost, prefetchPost, usePost } from '../../features/post/use-post.ts'
import { shorten } from '../../texts/shorten.ts'

export const ownTexts = loadTexts(communityTexts)
export const prefetch = async (context: PrefetchContext): Promise<void> => {
  await Promise.all([ownTexts(context), prefetchPost(context)])
}

const postTitle = ({ intl }: Pick<HeadContext, 'intl'>, title: string): string =>
  `${title} | ${intl.formatMessage({ id: 'mfe-public.head.post.title' })}`

/** The lists of this visit know what the post is called. */
export function titleAtOnce(context: HeadContext): string | undefined {
  const { params, queryClient } = context
  const id = params['id'] ?? ''
  const title =
    queryClient.getQueryData(publications.one(id, null).queryKey)?.title ?? knownTitle(queryClient, id)
  return title === undefined ? undefined : postTitle(context, title)
}

/** The metadata of a post; a post that visitors can't see is not found and not listed. */
export function head(context: HeadContext): Head {
  const { params, queryClient, intl, locale, url } = context
  const id = params['id'] ?? ''
  const say = (name: 'description' | 'missing') => intl.formatMessage({ id: `mfe-public.head.post.${name}` })
  const post = queryClient.getQueryData(publications.one(id, null).queryKey)
  if (!post)
    return {
      title: say('missing'),
      description: say('description'),
      robots: 'noindex',
      status: knownMissingPost(queryClient, id) ? 404 : undefined,
    }
  const { title, description, image, imageVariants } = post
  return {
    title: postTitle(context, title),
    description: shorten(description),
    canonicalPath: postPath(id),
    image: image ?? undefined,
    preloadImage: image
      ? { href: image, imageSrcSet: srcSetOf(imageVariants), imageSizes: gallerySizes }
      : undefined,
    jsonLd: postData(post, {
      locale,
      origin: url.origin,
      community: intl.formatMessage({ id: 'mfe-public.head.posts.title' }).replace(/ \| .*/, ''),
    }),
  }
}

/** The page of one post of the community. */
export const Screen = () => (
  <WithTexts texts={communityTexts}>
    <Post />
  </WithTexts>
)

function Post() {
  const { id = '' } = useParams()
  const words = useErrorText()
  const { post, missing, error, isFetching, refetch } = usePost(id)
  if (post) return <PostPage key={id} post={post} invitation={<Invitation />} />
  if (missing)
    return (
      <PageMissing
        title={<FormattedMessage id="mfe-public.posts.missing.title" />}
        text={<FormattedMessage id="mfe-public.posts.missing.text" />}
        action={
          <Button as={Link} to={postsPath}>
            <FormattedMessage id="mfe-public.posts.missing.action" />
          </Button>
        }
      />
    )
  return (
    <Container>
      <Box py="48px">
        {error ? (
          <ErrorPanel
            title={<FormattedMessage id="mfe-public.posts.one.failed" />}
            text={words(error).text}
            retry={{
              text: <FormattedMessage id="mfe-public.posts.retry" />,
              onRetry: refetch,
              loading: isFetching,
            }}
          />
        ) : (
          <Delayed>
            <Stack gap="5">
              <Skeleton height={56} radius={12} />
              <Skeleton height={420} radius={20} />
            </Stack>
          </Delayed>
        )}
      </Box>
    </Container>
  )
}

const Invitation = () => (
  <TintaBand
    title={<FormattedMessage id="mfe-public.posts.join.title" />}
    text={<FormattedMessage id="mfe-public.posts.join.text" />}
    action={
      <Button as={Link} to={newPostPath} variant="cta" size="lg">
        <FormattedMessage id="mfe-public.posts.join.action" />
      </Button>
    }
  />
)
