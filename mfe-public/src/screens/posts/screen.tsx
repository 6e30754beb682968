import { publications } from '@metrolibre/api-client'
import type { PostCategory, Publication } from '@metrolibre/contract'
import {
  FormattedMessage,
  Link,
  useInfiniteQuery,
  useNavigate,
  useSearchParams,
  useSession,
} from '@metrolibre/platform'
import { loadTexts, WithTexts } from '@metrolibre/platform/texts'
import { Box, Button, Container, Flex, List, ListItem, Text } from '@metrolibre/ui'
import { Plus } from '@metrolibre/ui/icons'
import { useDeferredValue, useState } from 'react'
import { TintaBand } from '../../features/about/tinta-band.tsx'
import { CategoryChips } from '../../community/category-chips.tsx'
import { OwnActions } from '../../community/own-actions.tsx'
import { OwnPosts } from '../../community/own-posts.tsx'
import { PostCard } from '../../community/post-card.tsx'
import { categoryIn } from '../../community/post-category.ts'
import { newPostPath, postPath, postsPath } from '../../community/post-paths.ts'
import { communityTexts } from '../../community/texts.ts'
import { SearchBox } from '../../features/faq/search-box.tsx'
import { ListStates } from '../../features/people/list-states.tsx'
import { PageTitle } from '../../features/reading/page-title.tsx'
import { textPageHead } from '../../texts/page-head.ts'
import { withData } from '../../texts/with-data.ts'

const texts = 'mfe-public.posts'

export const head = textPageHead('posts', 'CollectionPage')
export const ownTexts = loadTexts(communityTexts)
export const prefetch = withData(communityTexts, (client, { searchParams }) =>
  Promise.all([
    client.prefetchInfiniteQuery(publications.verified({ category: categoryIn(searchParams) })),
    client.prefetchQuery(publications.counts()),
  ]),
)

/** Verified posts about businesses in the rented places, and one's own that wait. */
export function Screen() {
  const [typed, setTyped] = useState('')
  // Typing stays quick: words are asked for once the browser is idle.
  const q = useDeferredValue(typed.trim().slice(0, 120))
  const [params] = useSearchParams()
  const category = categoryIn(params)
  const navigate = useNavigate()
  const show = (chosen: PostCategory | undefined) =>
    navigate(chosen ? `${postsPath}?category=${chosen}` : postsPath, { preventScrollReset: true })
  const query = useInfiniteQuery(publications.verified({ q, category }))
  const { user } = useSession()
  return (
    <WithTexts texts={communityTexts}>
      <Container>
        <Flex justify="space-between" align="flex-end" gap="5" wrap="wrap">
          <PageTitle
            title={<FormattedMessage id={`${texts}.heading`} />}
            lead={<FormattedMessage id={`${texts}.lead`} />}
          />
          <Box w={{ base: '100%', md: 'auto' }}>
            <Button as={Link} to={newPostPath} variant="cta" size="lg" full icon={<Plus />}>
              <FormattedMessage id={`${texts}.add`} />
            </Button>
          </Box>
        </Flex>
        {user && <OwnPosts user={user} />}
        <Box mt="6">
          <ListStates
            texts={texts}
            query={query}
            isEmpty={({ pages }) => q === '' && !category && countOf(pages) === 0}
          >
            {({ pages }) => (
              <>
                <SearchBox texts={texts} typed={typed} found={countOf(pages)} onType={setTyped} />
                <CategoryChips category={category} counted={q === ''} onChange={show} />
                <Posts posts={pages.flatMap((page) => page.publications)} own={user?.id} />
                {query.hasNextPage && (
                  <Button
                    variant="outline"
                    loading={query.isFetchingNextPage}
                    onClick={() => void query.fetchNextPage()}
                  >
                    <FormattedMessage id={`${texts}.more`} />
                  </Button>
                )}
              </>
            )}
          </ListStates>
        </Box>
        <TintaBand
          title={<FormattedMessage id={`${texts}.inside.title`} />}
          text={<FormattedMessage id={`${texts}.inside.text`} />}
          action={
            <Button as={Link} to="/propietario" variant="cta" size="lg">
              <FormattedMessage id={`${texts}.inside.action`} />
            </Button>
          }
        />
      </Container>
    </WithTexts>
  )
}

const countOf = (pages: ReadonlyArray<{ publications: readonly Publication[] }>) =>
  pages.reduce((sum, page) => sum + page.publications.length, 0)

const Posts = ({ posts, own }: { posts: readonly Publication[]; own: string | undefined }) =>
  posts.length === 0 ? (
    <Text color="fg.muted" mt="6">
      <FormattedMessage id={`${texts}.none`} />
    </Text>
  ) : (
    <List columns={{ base: 1, md: 2, lg: 3 }} columnGap="24px" mt="6">
      {posts.map((post) => (
        <ListItem key={post.id} breakInside="avoid" pb="24px">
          <PostCard
            post={post}
            to={postPath(post.id)}
            actions={post.user.id === own && <OwnActions post={post} />}
          />
        </ListItem>
      ))}
    </List>
  )
