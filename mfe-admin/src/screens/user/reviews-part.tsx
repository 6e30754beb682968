import { adminUsers } from '@metrolibre/api-client'
import { maxSearchLength, type AdminUserDetail, type UserReview } from '@metrolibre/contract'
import { Link, useInfiniteQuery, useParams } from '@metrolibre/platform'
import { Box, chakra, Flex, Panel, Stack, Text, TextLink } from '@metrolibre/ui'
import { TextInput } from '@metrolibre/ui/form'
import { MagnifyingGlass } from '@metrolibre/ui/icons'
import { useState } from 'react'
import { ReviewRating } from '../../features/reviews/rating.tsx'
import { ReviewSwitch } from '../../features/reviews/review-switch.tsx'
import { useUserTexts } from '../../features/users/use-user-texts.ts'
import { userPath, userReviewsPath, type UserReviewsSide } from '../../features/users/user-paths.ts'
import { useNumericDay } from '../../words/use-numeric-day.ts'
import { PagedPart } from '../../page/paged-part.tsx'

const sides = ['receiver', 'creator'] as const

/** The reviews that a user received and those that they wrote. The address says which are shown. */
export function ReviewsPart({ user: { id, counts } }: { user: AdminUserDetail }) {
  const text = useUserTexts()
  const params = useParams()
  const [words, setWords] = useState('')
  const side: UserReviewsSide = params['side']?.toLowerCase() === 'creator' ? 'creator' : 'receiver'
  const query = useInfiniteQuery(adminUsers.reviews(id, side, words))
  const count = { receiver: counts.reviewsReceived, creator: counts.reviewsCreated }
  return (
    <>
      <Flex gap="2" justify="space-between" wrap="wrap" mb="4">
        <Flex as="nav" aria-label={text('reviews.side')} gap="2">
          {sides.map((one) => (
            <SideLink
              key={one}
              to={userReviewsPath(id, one)}
              aria-current={one === side ? 'page' : undefined}
            >
              {text(`reviews.${one}`)}
              <chakra.span fontStretch="84%" fontWeight={500}>
                {count[one]}
              </chakra.span>
            </SideLink>
          ))}
        </Flex>
        <search>
          <chakra.form
            w={{ base: '100%', md: '286px' }}
            onSubmit={(event) => {
              event.preventDefault()
              const q = new FormData(event.currentTarget).get('q')
              setWords(typeof q === 'string' ? q.trim() : '')
            }}
          >
            <TextInput
              compact
              type="search"
              maxLength={maxSearchLength}
              name="q"
              label={text('reviews.search')}
              labelHidden
              placeholder={text('reviews.searchExample')}
              prefix={<MagnifyingGlass />}
            />
          </chakra.form>
        </search>
      </Flex>
      <PagedPart query={query} rowsOf={({ reviews }) => reviews} none={text('reviews.none')}>
        {(reviews) => (
          <Stack gap="3" align="stretch">
            {reviews.map((review) => (
              <ReviewPanel key={review.id} review={review} side={side} />
            ))}
          </Stack>
        )}
      </PagedPart>
    </>
  )
}

function ReviewPanel({ review, side }: { review: UserReview; side: UserReviewsSide }) {
  const text = useUserTexts()
  const day = useNumericDay()
  const { id, title, comment, rating, created, location } = review
  const other = side === 'receiver' ? review.creator : review.receiver
  return (
    <Panel padded as="article" aria-labelledby={`review-${id}`}>
      <Flex gap="5" align="center" wrap="wrap">
        <Box flex="1" minW="min(320px, 100%)">
          <Flex gap="3" align="center" wrap="wrap">
            <ReviewRating value={rating} />
            <Text as="span" textStyle="small" color="fg.muted">
              {day(created)}
            </Text>
          </Flex>
          <chakra.h2 id={`review-${id}`} fontWeight={680} overflowWrap="anywhere" mt="1">
            <TextLink as={Link} to={`/admin/reviews/detail/${id}`}>
              {title}
            </TextLink>
          </chakra.h2>
          <Text textStyle="small" color="fg.muted" overflowWrap="anywhere" maxW="68ch">
            {comment}
          </Text>
          <Text textStyle="small" mt="1">
            <TextLink as={Link} className="ml-target" to={userPath(other.id)}>
              {text(side === 'receiver' ? 'reviews.by' : 'reviews.about', { name: other.firstName })}
            </TextLink>
            {location && `, ${location.name}`}
          </Text>
        </Box>
        <Flex gap="5" wrap="wrap">
          <ReviewSwitch review={review} flag="isActive" captioned />
          <ReviewSwitch review={review} flag="isVerified" captioned />
        </Flex>
      </Flex>
    </Panel>
  )
}

const SideLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minH: '44px',
    px: '16px',
    borderRadius: 'md',
    border: '1px solid',
    borderColor: 'border.control',
    textStyle: 'label',
    textDecoration: 'none',
    color: 'fg',
    bg: 'bg.panel',
    '&[aria-current=page]': { bg: 'primary.solid', color: 'primary.contrast', borderColor: 'primary.solid' },
  },
})
