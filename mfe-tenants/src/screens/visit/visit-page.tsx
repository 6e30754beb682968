import { visits } from '@metrolibre/api-client'
import type { PropertyDetail } from '@metrolibre/contract'
import {
  Link,
  useErrorText,
  useIntl,
  usePageChrome,
  useQuery,
  useRuntimeConfig,
  useSession,
} from '@metrolibre/platform'
import { Alert, Box, Button, Container, ErrorPanel, Heading, Skeleton, Text, TextLink } from '@metrolibre/ui'
import { Widget } from '../../features/visit/widget.tsx'
import { strangerPrefill } from '../../features/visit/widget-address.ts'
import { propertyPath } from '../../property/paths.ts'

/** The property's own calendar or ours, in a widget filled in with what is known of the visitor. */
export function VisitPage({ property }: { property: PropertyDetail }) {
  const { formatMessage } = useIntl()
  usePageChrome({ chatSubject: property.name })
  const title = formatMessage({ id: 'tenants.property.visitTitle' })
  return (
    <Container>
      <Box pt={{ base: '22px', md: '28px' }} pb={{ base: '72px', md: '88px' }}>
        <Heading as="h1" textStyle="pageTitle">
          {title}
        </Heading>
        <Text textStyle="lead" color="fg.muted" mt="8px" mb="20px">
          <TextLink as={Link} to={propertyPath(property.id)}>
            {property.name}
          </TextLink>
        </Text>
        {property.isActive ? (
          <Calendar property={property} title={`${title}: ${property.name}`} />
        ) : (
          <>
            <Alert tone="warn" title={formatMessage({ id: 'tenants.visit.soldOutTitle' })}>
              {formatMessage({ id: 'tenants.visit.soldOut' })}
            </Alert>
            <Box mt="20px">
              <Button as={Link} to={propertyPath(property.id)} variant="outline">
                {formatMessage({ id: 'tenants.visit.back' })}
              </Button>
            </Box>
          </>
        )}
      </Box>
    </Container>
  )
}

function Calendar({ property, title }: { property: PropertyDetail; title: string }) {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  const { visitsUrl } = useRuntimeConfig()
  const { status, user, openLogin } = useSession()
  const known = useQuery({ ...visits.prefill(property.id), enabled: user !== null })
  if (user === null && status !== 'loading')
    return (
      <>
        <Text mb="16px" color="fg.muted">
          {formatMessage({ id: 'tenants.visit.signIn' })}{' '}
          <TextLink as="button" type="button" onClick={() => openLogin()}>
            {formatMessage({ id: 'tenants.visit.enter' })}
          </TextLink>
        </Text>
        <Widget
          title={title}
          prefill={strangerPrefill(property, visitsUrl)}
          timeZone={property.timeZone}
          signedIn={false}
        />
      </>
    )
  if (known.data) return <Widget title={title} prefill={known.data} timeZone={property.timeZone} signedIn />
  if (!known.error) return <Skeleton height={720} radius={20} />
  return (
    <ErrorPanel
      title={formatMessage({ id: 'tenants.visit.failed' })}
      text={errorText(known.error).text}
      retry={{
        text: formatMessage({ id: 'tenants.search.retry' }),
        onRetry: () => void known.refetch(),
        loading: known.isFetching,
      }}
    />
  )
}
