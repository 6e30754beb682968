import { useIntl } from '@metrolibre/platform'
import { Box, Container, Delayed, Skeleton, Stack } from '@metrolibre/ui'

/** The placeholder of what follows the pictures. */
export function BodySkeleton() {
  const { formatMessage } = useIntl()
  return (
    <Box minH="100vh" mt={{ base: '16px', md: '36px' }} aria-busy="true">
      <output className="ml-hidden">{formatMessage({ id: 'tenants.property.loading' })}</output>
      <Delayed>
        <Stack gap="20px">
          <Skeleton height={28} width="45%" />
          <Skeleton height={120} width="60%" radius={14} />
        </Stack>
      </Delayed>
    </Box>
  )
}

/** The placeholder of a property about which nothing is known yet. */
export function PropertySkeleton() {
  const { formatMessage } = useIntl()
  return (
    <Container>
      <Box minH="100vh" pt="18px" aria-busy="true">
        <output className="ml-hidden">{formatMessage({ id: 'tenants.property.loading' })}</output>
        <Delayed>
          <Stack gap="20px">
            <Skeleton height={20} width="40%" />
            <Skeleton height={52} width="70%" radius={10} />
            <Skeleton height={520} radius={20} />
            <Skeleton height={120} width="60%" radius={14} />
          </Stack>
        </Delayed>
      </Box>
    </Container>
  )
}
