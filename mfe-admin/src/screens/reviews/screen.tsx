import { adminReviews, type ReviewListQuery } from '@metrolibre/api-client'
import type { AdminReview } from '@metrolibre/contract'
import { FormattedMessage, useIntl, useQuery, useQueryClient } from '@metrolibre/platform'
import { Flex } from '@metrolibre/ui'
import { Prohibit, SealCheck } from '@metrolibre/ui/icons'
import { ReviewRating } from '../../features/reviews/rating.tsx'
import { ReviewSwitch } from '../../features/reviews/review-switch.tsx'
import { adminReviewPath, useReviewColumns } from '../../features/reviews/use-review-columns.tsx'
import { AdminList } from '../../list/admin-list.tsx'
import type { BulkAction } from '../../list/list-action.ts'
import { useListAddress } from '../../list/use-list-address.ts'
import { joinedList } from '../../words/joined.ts'
import { useFlagFilters } from '../../words/use-flag-filters.ts'
import { useNumericDay } from '../../words/use-numeric-day.ts'
import { openedWhole } from '../../page/opened-whole.ts'

export const prefetch = openedWhole((client) => client.prefetchQuery(adminReviews.list({})))

/** What both sides of finished bookings wrote about each other. */
export function Screen() {
  const { formatMessage } = useIntl()
  const client = useQueryClient()
  const day = useNumericDay()
  const flags = useFlagFilters({
    isVerified: formatMessage({ id: 'mfe-admin.reviews.isVerified' }),
    isActive: formatMessage({ id: 'mfe-admin.reviews.isActive' }),
  })
  const side = {
    name: 'writtenBy',
    label: formatMessage({ id: 'mfe-admin.reviews.writtenBy' }),
    choices: (['tenant', 'owner'] as const).map((value) => ({
      value,
      label: formatMessage({ id: `mfe-admin.reviews.side.${value}` }),
    })),
  }
  const list = {
    name: 'reviews',
    bulk: 'reviews' as const,
    feminine: true as const,
    filters: [...flags, side],
    sorts: ['created', 'rating'],
  }
  const address = useListAddress<ReviewListQuery>(list)
  const result = useQuery(adminReviews.list(address.query))
  return (
    <AdminList
      list={list}
      address={address}
      result={result}
      rowsOf={({ reviews }) => reviews}
      rowId={({ id }) => id}
      rowName={({ title }) => title}
      rowTo={({ id }) => adminReviewPath(id)}
      columns={useReviewColumns()}
      card={(review) => ({
        title: review.title,
        text: joinedList(review.creator.firstName, review.location?.name, day(review.created)),
        more: (
          <>
            <ReviewRating value={review.rating} />
            <Flex gap="4" wrap="wrap">
              <ReviewSwitch review={review} flag="isVerified" captioned />
              <ReviewSwitch review={review} flag="isActive" captioned />
            </Flex>
          </>
        ),
      })}
      actions={useActions()}
      readPage={(cursor) => client.fetchQuery(adminReviews.list({ ...address.query, cursor, limit: 100 }))}
      onBulkEnd={() => client.invalidateQueries({ queryKey: adminReviews.keys.all })}
      title={<FormattedMessage id="mfe-admin.reviews.title" />}
      text={<FormattedMessage id="mfe-admin.reviews.description" />}
      searchLabel={formatMessage({ id: 'mfe-admin.reviews.search' })}
      searchExample={formatMessage({ id: 'mfe-admin.reviews.searchExample' })}
      caption={formatMessage({ id: 'mfe-admin.reviews.title' })}
      none={<FormattedMessage id="mfe-admin.reviews.none" />}
    />
  )
}

const useActions = (): BulkAction<AdminReview>[] => {
  const { formatMessage } = useIntl()
  return [
    {
      id: 'verify',
      text: formatMessage({ id: 'mfe-admin.reviews.bulk.verify' }),
      icon: <SealCheck />,
      working: (count) => formatMessage({ id: 'mfe-admin.reviews.bulk.verifying' }, { count }),
      run: ({ id }) => adminReviews.verify(id, true),
      undo: { changes: (review) => !review.isVerified, run: ({ id }) => adminReviews.verify(id, false) },
    },
    {
      id: 'hide',
      text: formatMessage({ id: 'mfe-admin.reviews.bulk.hide' }),
      icon: <Prohibit />,
      working: (count) => formatMessage({ id: 'mfe-admin.reviews.bulk.hiding' }, { count }),
      run: ({ id }) => adminReviews.setActive(id, false),
      undo: { changes: ({ isActive }) => isActive, run: ({ id }) => adminReviews.setActive(id, true) },
    },
  ]
}
