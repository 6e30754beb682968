import { adminPosts } from '@metrolibre/api-client'
import type { Publication } from '@metrolibre/contract'
import { FormattedMessage, Link, useIntl, useNavigate, useParams, useQuery } from '@metrolibre/platform'
import { Alert, Box, Button, Flex, Grid, Panel, Picture, Stack, Text, TextLink } from '@metrolibre/ui'
import { AdminPostLinks } from '../../features/posts/post-links.tsx'
import { postPictures } from '../../features/posts/post-pictures.ts'
import { PostStateBadge } from '../../features/posts/post-state.tsx'
import { PostSwitch } from '../../features/posts/post-switch.tsx'
import { RefuseForm } from '../../features/posts/refuse-form.tsx'
import { RemoveButton } from '../../features/posts/remove-button.tsx'
import { AdminPage } from '../../page/page.tsx'
import { recordPage } from '../../page/record-page.ts'
import { RecordStates } from '../../page/record-states.tsx'
import { useNumericDay } from '../../words/use-numeric-day.ts'

const listTo = '/admin/publications'

export const { head, prefetch } = recordPage({
  title: 'mfe-admin.posts.title',
  description: 'mfe-admin.posts.description',
  query: ({ params: { id = '' } }) => adminPosts.one(id),
  nameOf: ({ title }) => title,
})

/** One post, with what an admin decides about it. */
export function Screen() {
  const { id = '' } = useParams()
  const { data: post, error, refetch } = useQuery(adminPosts.one(id))
  if (post) return <Post post={post} />
  return <RecordStates listTo={listTo} error={error} onRetry={refetch} />
}

const Back = () => (
  <TextLink as={Link} to={listTo}>
    <FormattedMessage id="mfe-admin.posts.all" />
  </TextLink>
)

function Post({ post }: { post: Publication }) {
  const navigate = useNavigate()
  const day = useNumericDay()
  const { title, description, user, created, refusal } = post
  return (
    <AdminPage
      title={title}
      text={<Back />}
      action={
        <Flex gap="3" wrap="wrap">
          <Button as={Link} to={`/posts/${post.id}`} variant="outline">
            <FormattedMessage id="mfe-admin.posts.look" />
          </Button>
          <RemoveButton post={post} onRemoved={() => navigate(listTo)} />
        </Flex>
      }
    >
      <Grid gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 1.6fr) minmax(0, 1fr)' }} gap="6" mt="5">
        <Stack gap="5">
          <Panel padded>
            <Flex gap="3" align="center" wrap="wrap" mb="4">
              <PostStateBadge post={post} />
              <Text textStyle="small" color="fg.muted">
                {user.firstName}, {day(created)}
              </Text>
            </Flex>
            <Text whiteSpace="pre-line" overflowWrap="anywhere" maxW="68ch">
              {description}
            </Text>
            <Box mt="5">
              <AdminPostLinks post={post} />
            </Box>
          </Panel>
          <Pictures post={post} />
        </Stack>
        <Stack gap="5">
          <Panel padded>
            <Stack gap="3">
              <PostSwitch post={post} flag="isVerified" captioned />
              <PostSwitch post={post} flag="isActive" captioned />
            </Stack>
          </Panel>
          {refusal && (
            <Alert role="none" title={<FormattedMessage id="mfe-admin.posts.reason" />}>
              {refusal}
            </Alert>
          )}
          {post.isActive && <RefuseForm post={post} />}
        </Stack>
      </Grid>
    </AdminPage>
  )
}

function Pictures({ post }: { post: Publication }) {
  const { formatMessage } = useIntl()
  return (
    <Grid gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(3, minmax(0, 1fr))' }} gap="3">
      {postPictures(post).map((one, index) => (
        <Picture
          key={one.id}
          src={one.image}
          variants={one.imageVariants}
          alt={formatMessage({ id: 'mfe-admin.posts.picture' }, { number: index + 1 })}
          sizes="(min-width: 760px) 25vw, 50vw"
        />
      ))}
    </Grid>
  )
}
