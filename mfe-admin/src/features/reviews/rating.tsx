import { ratings, type Rating as RatingValue } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import { Box, Flex } from '@metrolibre/ui'

const names = {
  'very bad': 'veryBad',
  bad: 'bad',
  regular: 'regular',
  good: 'good',
  excellent: 'excellent',
} as const satisfies Record<RatingValue, string>

/** A rating as a row of marks from one to five, and in words. */
export function ReviewRating({ value }: { value: RatingValue }) {
  const { formatMessage } = useIntl()
  const filled = ratings.indexOf(value)
  return (
    <Flex gap="2" align="center">
      <Flex gap="2px" aria-hidden>
        {ratings.map((rating, index) => (
          <Box
            key={rating}
            w="12px"
            h="12px"
            borderRadius="2px"
            bg={index <= filled ? 'tape.fill' : 'bg.subtle'}
          />
        ))}
      </Flex>
      <b>{formatMessage({ id: `mfe-admin.reviews.rating.${names[value]}` })}</b>
    </Flex>
  )
}
