import { coverIds } from '@metrolibre/contract'
import { useCover, useIntl } from '@metrolibre/platform'
import { Box, Container, Heading, HeroCover, Text } from '@metrolibre/ui'
import { FilmButton } from '../../features/search-filters/film-button.tsx'
import { searchPicture } from './search-picture.ts'

/** The cover of the page, with an admin's text or its own. */
export function SearchCover() {
  const { formatMessage } = useIntl()
  const { cover, tools, text } = useCover(coverIds.tenants, formatMessage({ id: 'tenants.search.lead' }))
  return (
    <HeroCover {...searchPicture(cover)} tools={tools}>
      <Container width="wide">
        {/* The filters overlap its lower edge. */}
        <Box pt={{ base: '22px', md: '38px' }} pb={{ base: '64px', md: '38px' }}>
          <Heading as="h1" textStyle="pageTitle">
            {formatMessage({ id: 'tenants.search.heading' })}
          </Heading>
          <Text textStyle={{ base: 'body', md: 'lead' }} mt="8px" maxW="38ch">
            {text}
          </Text>
          {/* On wide screens the film button is in the search bar. */}
          <Box display={{ base: 'block', xl: 'none' }} mt={{ base: '12px', md: '16px' }}>
            <FilmButton variant="outline" />
          </Box>
        </Box>
      </Container>
    </HeroCover>
  )
}
