import { adminReviews } from '@metrolibre/api-client'
import type { AdminReview } from '@metrolibre/contract'
import { FormattedMessage, Link, useIntl, useParams, useQuery } from '@metrolibre/platform'
import { Box, DescriptionList, Grid, Panel, Stack, Text, TextLink } from '@metrolibre/ui'
import { ReviewRating } from '../../features/reviews/rating.tsx'
import { ReviewSwitch } from '../../features/reviews/review-switch.tsx'
import { AdminPage } from '../../page/page.tsx'
import { recordPage } from '../../page/record-page.ts'
import { RecordStates } from '../../page/record-states.tsx'
import { useNumericDay } from '../../words/use-numeric-day.ts'

const listTo = '/admin/reviews'

export const { head, prefetch } = recordPage({
  title: 'mfe-admin.reviews.title',
  description: 'mfe-admin.reviews.description',
  query: ({ params: { id = '' } }) => adminReviews.one(id),
  nameOf: ({ title }) => title,
})

/** One review with its property and booking, and what an admin decides about it. */
export function Screen() {
  const { id = '' } = useParams()
  const { data: review, error, refetch } = useQuery(adminReviews.one(id))
  if (!review) return <RecordStates listTo={listTo} error={error} onRetry={refetch} />
  return (
    <AdminPage
      title={review.title}
      text={
        <TextLink as={Link} to={listTo}>
          <FormattedMessage id="mfe-admin.reviews.all" />
        </TextLink>
      }
    >
      <Review review={review} />
    </AdminPage>
  )
}

function Review({ review }: { review: AdminReview }) {
  const { formatMessage } = useIntl()
  const day = useNumericDay()
  const { comment, rating, creator, receiver, writtenBy, location, reservationId, created } = review
  const items = [
    {
      id: 'people',
      term: formatMessage({ id: 'mfe-admin.reviews.people' }),
      value: formatMessage(
        { id: `mfe-admin.reviews.by.${writtenBy}` },
        { creator: creator.firstName, receiver: receiver.firstName },
      ),
    },
    { id: 'created', term: formatMessage({ id: 'mfe-admin.reviews.created' }), value: day(created) },
    location && {
      id: 'location',
      term: formatMessage({ id: 'mfe-admin.reviews.location' }),
      value: (
        <TextLink as={Link} to={`/propietario/${location.id}/details`}>
          {location.name}
        </TextLink>
      ),
    },
    reservationId && {
      id: 'booking',
      term: formatMessage({ id: 'mfe-admin.reviews.booking' }),
      value: (
        <TextLink as={Link} to={`/admin/reservations?reservation=${reservationId}`}>
          <FormattedMessage id="mfe-admin.reviews.openBooking" />
        </TextLink>
      ),
    },
  ].filter((item) => !!item)
  return (
    <Grid gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 1.6fr) minmax(0, 1fr)' }} gap="6" mt="5">
      <Panel padded>
        <ReviewRating value={rating} />
        <Text mt="3" whiteSpace="pre-line" overflowWrap="anywhere" maxW="68ch">
          {comment}
        </Text>
        <Box mt="5">
          <DescriptionList items={items} />
        </Box>
      </Panel>
      <Panel padded>
        <Stack gap="3">
          <ReviewSwitch review={review} flag="isVerified" captioned />
          <ReviewSwitch review={review} flag="isActive" captioned />
        </Stack>
      </Panel>
    </Grid>
  )
}
