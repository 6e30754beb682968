import { useErrorText, useIntl, useParams } from '@metrolibre/platform'
import { WithTexts } from '@metrolibre/platform/texts'
import { Box, Container, ErrorPanel, Skeleton } from '@metrolibre/ui'
import { MissingProperty } from '../../features/missing-property/missing-property.tsx'
import { visitTexts } from '../../features/visit/texts.ts'
import { useProperty } from '../../property/use-property.ts'
import { PropertyWords } from '../../property/words.tsx'
import { VisitPage } from './visit-page.tsx'

export { head, ownTexts, prefetch } from './route.ts'

/** Books a visit to a property. */
export const Screen = () => (
  <WithTexts texts={visitTexts}>
    <Visit />
  </WithTexts>
)

function Visit() {
  const { id = '' } = useParams()
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  const { data, error, missing, refetch, isFetching } = useProperty(id)
  if (data)
    return (
      <PropertyWords country={data.zone.country}>
        <VisitPage property={data} />
      </PropertyWords>
    )
  if (missing) return <MissingProperty status={missing} />
  return (
    <Container>
      <Box py="60px" minH="100vh">
        {error ? (
          <ErrorPanel
            title={formatMessage({ id: 'tenants.property.failed' })}
            text={errorText(error).text}
            retry={{
              text: formatMessage({ id: 'tenants.search.retry' }),
              onRetry: refetch,
              loading: isFetching,
            }}
          />
        ) : (
          <Skeleton height={720} radius={20} />
        )}
      </Box>
    </Container>
  )
}
