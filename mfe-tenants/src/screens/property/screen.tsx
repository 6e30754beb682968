import { useErrorText, useIntl, useParams } from '@metrolibre/platform'
import { Box, Container, ErrorPanel } from '@metrolibre/ui'
import { MissingProperty } from '../../features/missing-property/missing-property.tsx'
import { useProperty } from '../../property/use-property.ts'
import { PropertyPage } from './property-page.tsx'
import { PropertySkeleton } from './property-skeleton.tsx'

export { head, prefetch } from './route.ts'

/** The page of one property. */
export function Screen() {
  const { id = '' } = useParams()
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  const { data, error, missing, refetch, isFetching } = useProperty(id)
  if (data) return <PropertyPage key={id} property={data} />
  if (missing) return <MissingProperty status={missing} />
  if (!error) return <PropertySkeleton />
  const { text, requestId } = errorText(error)
  return (
    <Container>
      <Box py="60px">
        <ErrorPanel
          title={formatMessage({ id: 'tenants.property.failed' })}
          text={text}
          retry={{
            text: formatMessage({ id: 'tenants.search.retry' }),
            onRetry: refetch,
            loading: isFetching,
          }}
          detail={
            requestId
              ? { text: formatMessage({ id: 'tenants.search.detail' }), content: requestId }
              : undefined
          }
        />
      </Box>
    </Container>
  )
}
