import {
  useErrorText,
  useIntl,
  useNavigationType,
  useParams,
  useQueryClient,
  useSession,
} from '@metrolibre/platform'
import { lazyPart } from '@metrolibre/platform/browser'
import { Box, Container, ErrorPanel, type FailureDetail } from '@metrolibre/ui'
import { knownCard } from '../../property/known-card.ts'
import { useProperty } from '../../property/use-property.ts'
import { PropertyWords } from '../../property/words.tsx'
import { Suspense, useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { PropertyPage } from './property-page.tsx'
import { PropertySkeleton } from './property-skeleton.tsx'

export { head, ownTexts, prefetch, showsAtOnce, titleAtOnce } from './route.ts'

const MissingProperty = lazyPart(
  async () => ({
    default: (await import('../../features/missing-property/missing-property.tsx')).MissingProperty,
  }),
  ({ onRetry }) => <Failed onRetry={onRetry} />,
)

/** The page of one property. */
export function Screen() {
  const { id = '' } = useParams()
  return <Property key={id} id={id} />
}

/** The page, its top from what is known already, or why there is none. */
function Property({ id }: { id: string }) {
  const errorText = useErrorText()
  const { data, error, missing, refetch, isFetching } = useProperty(id)
  const queryClient = useQueryClient()
  const { user } = useSession()
  // Only a page change that follows a link: the first view of a visit is what the server rendered.
  const follows = useNavigationType() === 'PUSH'
  const readAsOneself = useEffectEvent(() => {
    if (!follows && data && !data.exact) refetch()
  })
  // The server renders what everybody may know; the owner and tenants who have booked may know the exact place.
  useEffect(() => {
    if (user) readAsOneself()
  }, [user])
  const [card] = useState(() => (follows ? knownCard(queryClient, id) : undefined))
  // After the top is painted, the rest is rendered without keeping the browser from what the visitor does.
  const property = useDeferredValue(data, card ? undefined : data)
  if (missing)
    return (
      <Suspense fallback={<PropertySkeleton />}>
        <MissingProperty status={missing} />
      </Suspense>
    )
  const known = data ?? (error ? undefined : card)
  if (known)
    return (
      <PropertyWords country={known.zone.country}>
        <PropertyPage known={known} property={property} />
      </PropertyWords>
    )
  if (!error) return <PropertySkeleton />
  const { text, reference } = errorText(error)
  return <Failed text={text} detail={reference} loading={isFetching} onRetry={refetch} />
}

interface FailedProps {
  text?: string
  detail?: FailureDetail | undefined
  loading?: boolean
  onRetry: () => void
}

function Failed({ text, detail, loading = false, onRetry }: FailedProps) {
  const { formatMessage } = useIntl()
  return (
    <Container>
      <Box py="60px">
        <ErrorPanel
          title={formatMessage({ id: 'tenants.property.failed' })}
          text={text}
          retry={{ text: formatMessage({ id: 'tenants.search.retry' }), onRetry, loading }}
          detail={detail}
        />
      </Box>
    </Container>
  )
}
