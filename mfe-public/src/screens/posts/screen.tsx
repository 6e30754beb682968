import { publications } from '@metrolibre/api-client'
import type { Publication } from '@metrolibre/contract'
import { FormattedMessage, Link, useQuery } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { Box, Button, Container, List, ListItem, Text } from '@metrolibre/ui'
import { useState } from 'react'
import { TintaBand } from '../../features/about/tinta-band.tsx'
import { PostCard } from '../../features/community/post-card.tsx'
import { matches } from '../../features/faq/matches.ts'
import { SearchBox } from '../../features/faq/search-box.tsx'
import { ListStates } from '../../features/people/list-states.tsx'
import { PageTitle } from '../../features/reading/page-title.tsx'
import { pageHead } from '../../texts/page-head.ts'
import { withData } from '../../texts/with-data.ts'
import { postsTexts } from './texts.ts'

const texts = 'mfe-public.posts'

export const head = pageHead('posts', 'CollectionPage')
export const prefetch = withData(postsTexts, (client) => client.prefetchQuery(publications.verified()))

/** Verified posts about businesses in the rented places. */
export function Screen() {
  const query = useQuery(publications.verified())
  return (
    <WithTexts texts={postsTexts}>
      <Container>
        <PageTitle
          title={<FormattedMessage id={`${texts}.heading`} />}
          lead={<FormattedMessage id={`${texts}.lead`} />}
        />
        <Box mt="6">
          <ListStates texts={texts} query={query} isEmpty={(data) => data.publications.length === 0}>
            {(data) => <Posts posts={data.publications} />}
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

function Posts({ posts }: { posts: readonly Publication[] }) {
  const [typed, setTyped] = useState('')
  const shown = posts.filter(({ title, description }) => matches(`${title} ${description}`, typed))
  return (
    <>
      <SearchBox texts={texts} typed={typed} found={shown.length} onType={setTyped} />
      {shown.length === 0 && (
        <Text color="fg.muted" mt="6">
          <FormattedMessage id={`${texts}.none`} />
        </Text>
      )}
      <List columns={{ base: 1, md: 2, lg: 3 }} columnGap="24px" mt="6">
        {shown.map((post) => (
          <ListItem key={post.id} breakInside="avoid" pb="24px">
            <PostCard post={post} />
          </ListItem>
        ))}
      </List>
    </>
  )
}
