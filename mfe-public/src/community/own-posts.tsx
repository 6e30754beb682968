import { publications } from '@metrolibre/api-client'
import { FormattedMessage, useQuery, type SessionUser } from '@metrolibre/platform'
import { Box, Heading, List, ListItem, Text } from '@metrolibre/ui'
import { OwnActions } from './own-actions.tsx'
import { PostCard } from './post-card.tsx'
import { postPath } from './post-paths.ts'
import { postStateOf } from './post-state.ts'

/** The user's own posts that nobody else sees, with what happens to them. Renders nothing without any. */
export function OwnPosts({ user }: { user: SessionUser }) {
  const { data } = useQuery(publications.mine(user.id))
  const hidden = (data?.publications ?? []).filter((post) => postStateOf(post) !== 'published')
  if (hidden.length === 0) return null
  return (
    <Box as="section" mt="8" aria-labelledby="own-posts">
      <Heading as="h2" id="own-posts">
        <FormattedMessage id="mfe-public.posts.own.title" />
      </Heading>
      <Text color="fg.muted" mt="1">
        <FormattedMessage id="mfe-public.posts.own.text" />
      </Text>
      <List
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr', lg: 'repeat(3, 1fr)' }}
        gap="24px"
        mt="5"
        alignItems="start"
      >
        {hidden.map((post) => (
          <ListItem key={post.id}>
            <PostCard
              post={post}
              to={postPath(post.id)}
              level="h3"
              actions={
                <>
                  {post.refusal && (
                    <Text textStyle="small" color="fg.muted" mb="3" overflowWrap="anywhere">
                      <FormattedMessage id="mfe-public.posts.own.refusal" values={{ reason: post.refusal }} />
                    </Text>
                  )}
                  <OwnActions post={post} />
                </>
              }
            />
          </ListItem>
        ))}
      </List>
    </Box>
  )
}
