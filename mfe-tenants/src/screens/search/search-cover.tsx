import type { Cover } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import { Box, Container, Heading, HeroCover, Text } from '@metrolibre/ui'

/** The panorama of the page, with the text that an admin gave it or its own. */
export function SearchCover({ cover }: { cover: Cover | undefined }) {
  const { formatMessage } = useIntl()
  const text = (
    <Container width="wide">
      <Box py={{ base: '22px', md: '38px' }}>
        <Heading as="h1" textStyle="pageTitle">
          {formatMessage({ id: 'tenants.search.heading' })}
        </Heading>
        <Text textStyle={{ base: 'body', md: 'lead' }} mt="8px" maxW="38ch">
          {cover?.text ?? formatMessage({ id: 'tenants.search.lead' })}
        </Text>
      </Box>
    </Container>
  )
  if (!cover?.image) return <Box minH={{ base: '176px', md: '252px' }}>{text}</Box>
  return (
    <HeroCover src={cover.image} variants={cover.imageVariants}>
      {text}
    </HeroCover>
  )
}
