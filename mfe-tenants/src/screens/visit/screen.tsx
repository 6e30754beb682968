import { Link, useErrorText, useIntl, useParams, useRuntimeConfig, useSession } from '@metrolibre/platform'
import { Box, chakra, Container, ErrorPanel, Heading, Skeleton, Text, TextLink } from '@metrolibre/ui'
import { MissingProperty } from '../../features/missing-property/missing-property.tsx'
import { widgetAddress } from '../../features/visit/widget-address.ts'
import { useProperty } from '../../property/use-property.ts'
import { propertyPath } from '../../property/paths.ts'

const frame = { w: '100%', h: { base: '780px', md: '720px' }, border: '0', borderRadius: 'xl' } as const

/** Books a visit in the property's own calendar or ours, in a widget filled in with what is known. */
export function Screen() {
  const { id = '' } = useParams()
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  const { visitsUrl, publicUrl } = useRuntimeConfig()
  const { status, user } = useSession()
  const { data, error, missing, refetch, isFetching } = useProperty(id)
  if (missing) return <MissingProperty />
  const visitor = user ? { name: `${user.firstName} ${user.lastName}`, email: user.email } : undefined
  const title = formatMessage({ id: 'tenants.property.visitTitle' })
  const street = data && [data.street, data.zone.zone, data.zone.city].filter(Boolean).join(', ')
  return (
    <Container>
      <Box pt={{ base: '22px', md: '28px' }} pb={{ base: '72px', md: '88px' }}>
        <Heading as="h1" textStyle="pageTitle">
          {title}
        </Heading>
        <Text textStyle="lead" color="fg.muted" mt="8px" mb="20px" minH="28px">
          {data && (
            <TextLink as={Link} to={propertyPath(id)}>
              {data.name}
            </TextLink>
          )}
        </Text>
        {error && !data ? (
          <ErrorPanel
            title={formatMessage({ id: 'tenants.property.failed' })}
            text={errorText(error).text}
            retry={{
              text: formatMessage({ id: 'tenants.search.retry' }),
              onRetry: refetch,
              loading: isFetching,
            }}
          />
        ) : data && status !== 'loading' ? (
          <chakra.iframe
            {...frame}
            title={`${title}: ${data.name}`}
            src={widgetAddress(
              data.calendlyLink ?? visitsUrl,
              { name: data.name, address: data.exact?.address ?? street ?? '' },
              visitor,
              new URL(publicUrl).host,
            )}
          />
        ) : (
          <Skeleton height={720} radius={20} />
        )}
      </Box>
    </Container>
  )
}
