import type { AdminReview } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import { Box, chakra } from '@metrolibre/ui'
import type { ListColumn } from '../../list/list-table.tsx'
import { RowLink } from '../../list/row-link.tsx'
import { useNumericDay } from '../../words/use-numeric-day.ts'
import { ReviewRating } from './rating.tsx'
import { ReviewSwitch } from './review-switch.tsx'

export const adminReviewPath = (id: string) => `/admin/reviews/detail/${id}`

/** The columns of the list of reviews. */
export const useReviewColumns = (): ListColumn<AdminReview>[] => {
  const { formatMessage } = useIntl()
  const day = useNumericDay()
  return [
    {
      id: 'review',
      label: formatMessage({ id: 'mfe-admin.reviews.review' }),
      locked: true,
      cell: ({ id, title, comment }) => (
        <Box minW="0">
          <RowLink id={id} to={adminReviewPath(id)}>
            {title}
          </RowLink>
          <chakra.span display="block" color="fg.muted" overflowWrap="anywhere" lineClamp={2}>
            {comment}
          </chakra.span>
        </Box>
      ),
    },
    {
      id: 'rating',
      label: formatMessage({ id: 'mfe-admin.reviews.rating' }),
      sort: { by: 'rating', first: 'asc' },
      nowrap: true,
      cell: ({ rating }) => <ReviewRating value={rating} />,
    },
    {
      id: 'people',
      label: formatMessage({ id: 'mfe-admin.reviews.people' }),
      cell: ({ creator, receiver, writtenBy }) =>
        formatMessage(
          { id: `mfe-admin.reviews.by.${writtenBy}` },
          { creator: creator.firstName, receiver: receiver.firstName },
        ),
    },
    {
      id: 'location',
      label: formatMessage({ id: 'mfe-admin.reviews.location' }),
      cell: ({ location }) => location?.name ?? '–',
    },
    {
      id: 'created',
      label: formatMessage({ id: 'mfe-admin.reviews.created' }),
      sort: { by: 'created', first: 'desc', isDefault: true },
      nowrap: true,
      cell: ({ created }) => day(created),
    },
    {
      id: 'isVerified',
      label: formatMessage({ id: 'mfe-admin.reviews.isVerified' }),
      cell: (review) => <ReviewSwitch review={review} flag="isVerified" />,
    },
    {
      id: 'isActive',
      label: formatMessage({ id: 'mfe-admin.reviews.isActive' }),
      cell: (review) => <ReviewSwitch review={review} flag="isActive" />,
    },
  ]
}
