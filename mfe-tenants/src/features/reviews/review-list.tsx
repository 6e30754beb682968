import { ratings, type PublicReview } from '@metrolibre/contract'
import { useDates, useForeignLang, useIntl } from '@metrolibre/platform'
import { Box, Flex, Heading, Section, Stack, Text } from '@metrolibre/ui'
import { Star, StarFill } from '@metrolibre/ui/icons'

interface Props {
  reviews: readonly PublicReview[]
  /** Number of all reviews, not only of those listed. */
  count: number
  average: number | null
}

/** The reviews of a property; renders nothing when there are none. */
export function ReviewList({ reviews, count, average }: Props) {
  const { formatMessage } = useIntl()
  const { number } = useDates()
  if (count === 0 || average === null) return null
  const mean = number(Math.round(average * 10) / 10)
  return (
    <Section
      tight
      title={formatMessage({ id: 'tenants.property.reviews.title' })}
      action={
        <Text textStyle="small" color="fg.muted">
          {formatMessage({ id: 'tenants.property.reviews.summary' }, { mean, count })}
        </Text>
      }
    >
      <Stack as="ul" gap="0" align="stretch" listStyle="none" p="0">
        {reviews.map((review) => (
          <Word key={review.id} review={review} />
        ))}
      </Stack>
    </Section>
  )
}

const monthAndYear = { month: 'long', year: 'numeric' } as const

function Word({ review }: { review: PublicReview }) {
  const { formatMessage } = useIntl()
  const { day } = useDates()
  const { title, comment, rating, creator, created } = review
  const lang = useForeignLang()(review.lang)
  return (
    <Box as="li" py="18px" borderTop="1px solid" borderColor="border">
      <Flex justify="space-between" align="center" gap="4px 12px" wrap="wrap">
        <Heading as="h3" textStyle="label" lang={lang}>
          {title}
        </Heading>
        <Stars rating={rating} />
      </Flex>
      <Text mt="6px" maxW="60ch" whiteSpace="pre-line" overflowWrap="anywhere" lang={lang}>
        {comment}
      </Text>
      <Text textStyle="small" color="fg.muted" mt="8px">
        {formatMessage(
          { id: 'tenants.property.reviews.by' },
          { name: creator.firstName, when: day(created.slice(0, 10), monthAndYear) },
        )}
      </Text>
    </Box>
  )
}

/** A rating as five stars and in words. */
function Stars({ rating }: { rating: PublicReview['rating'] }) {
  const { formatMessage } = useIntl()
  const filled = ratings.indexOf(rating) + 1
  return (
    <Flex align="center" gap="8px">
      <Flex gap="1px" aria-hidden color="status.warn.fg">
        {ratings.map((each, index) => (index < filled ? <StarFill key={each} /> : <Star key={each} />))}
      </Flex>
      <Text textStyle="small">
        {formatMessage({ id: `tenants.property.rating.${rating === 'very bad' ? 'very_bad' : rating}` })}
      </Text>
    </Flex>
  )
}
