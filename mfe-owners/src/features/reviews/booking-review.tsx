import { reviews } from '@metrolibre/api-client'
import type { OwnReview } from '@metrolibre/contract'
import { useIntl, useQuery, type TextName } from '@metrolibre/platform'
import { lazyPart } from '@metrolibre/platform/browser'
import { Alert, Badge, Box, Button, Flex, Heading, Text } from '@metrolibre/ui'
import { Suspense, useState } from 'react'
import { ratingName } from './rating-name.ts'

const ReviewDialog = lazyPart(() => import('./review-dialog.tsx'), ReviewFailed)

interface Props {
  reservationId: string
  /** Who writes: the tenant reviews the place, the owner reviews the tenant. */
  side: 'tenant' | 'owner'
  /** Name of the reviewed place or person. */
  subject: string
}

/** After a stay: the user's own review or a button to write one, and the review of the other side. */
export function BookingReview({ reservationId, side, subject }: Props) {
  const { formatMessage } = useIntl()
  const { data } = useQuery(reviews.mine())
  const [writing, setWriting] = useState(false)
  const text = (name: TextName<'mfe-owners.review'>) => formatMessage({ id: `mfe-owners.review.${name}` })
  if (!data) return null
  const ofThis = (list: readonly OwnReview[]) => list.find((each) => each.reservationId === reservationId)
  const written = ofThis(data.written)
  const received = ofThis(data.received)
  return (
    <Box pt="4" borderTop="1px solid" borderColor="border">
      {written ? (
        <Word title={text('yours')} review={written} badge={text(written.isVerified ? 'shown' : 'waiting')} />
      ) : (
        <Button variant="outline" aria-haspopup="dialog" onClick={() => setWriting(true)}>
          {text(`write.${side}`)}
        </Button>
      )}
      {received && <Word title={text(`theirs.${side}`)} review={received} />}
      {writing && (
        <Suspense>
          <ReviewDialog {...{ reservationId, side, subject }} onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </Box>
  )
}

/** Shown in place of the form when that could not be loaded. */
function ReviewFailed({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <Box mt="3">
      <Alert
        tone="bad"
        title={formatMessage({ id: 'mfe-owners.review.failed' })}
        action={
          <Button size="sm" variant="outline" onClick={onRetry}>
            {formatMessage({ id: 'mfe-owners.retry' })}
          </Button>
        }
      />
    </Box>
  )
}

function Word({ title, review, badge }: { title: string; review: OwnReview; badge?: string }) {
  const { formatMessage } = useIntl()
  return (
    <Box mt="2">
      <Flex gap="2" align="center" wrap="wrap">
        <Heading as="h3" textStyle="label">
          {title}
        </Heading>
        <Badge>{formatMessage({ id: ratingName(review.rating) })}</Badge>
        {badge && <Badge tone={review.isVerified ? 'ok' : 'warn'}>{badge}</Badge>}
      </Flex>
      <Text mt="1" textStyle="small" fontWeight="600">
        {review.title}
      </Text>
      <Text textStyle="small" color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
        {review.comment}
      </Text>
    </Box>
  )
}
