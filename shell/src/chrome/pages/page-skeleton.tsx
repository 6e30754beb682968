import { useIntl } from '@metrolibre/platform'
import { Box, Container, SimpleGrid, Skeleton, Stack } from '@metrolibre/ui'

/** A page that is loading: placeholders for a title and cards, in their final size. */
export function PageSkeleton() {
  const { formatMessage } = useIntl()
  return (
    <Container>
      <Box py={10} aria-busy="true">
        <output className="ml-hidden">{formatMessage({ id: 'shell.loading' })}</output>
        <Skeleton width="min(420px, 80%)" height={40} radius={10} />
        <SimpleGrid columns={{ base: 1, md: 3 }} gap={6} mt={8}>
          {[0, 1, 2].map((card) => (
            <Stack key={card} gap={3}>
              <Skeleton ratio="3 / 2" radius={14} />
              <Skeleton width="60%" height={20} />
              <Skeleton width="80%" height={16} />
            </Stack>
          ))}
        </SimpleGrid>
      </Box>
    </Container>
  )
}
