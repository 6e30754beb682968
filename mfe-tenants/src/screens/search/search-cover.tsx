import { coverIds } from '@metrolibre/contract'
import { useCover, useIntl, useVideoDialog } from '@metrolibre/platform'
import { Box, Button, Container, Heading, HeroCover, Text } from '@metrolibre/ui'
import { PlayCircle } from '@metrolibre/ui/icons'
import { coverPicture } from './cover-picture.ts'

/** The panorama of the page, with the text that an admin gave it or its own, and the film of how it works. */
export function SearchCover() {
  const { formatMessage } = useIntl()
  const { cover, tools, text } = useCover(coverIds.tenants, formatMessage({ id: 'tenants.search.lead' }))
  const showVideo = useVideoDialog()
  return (
    <HeroCover {...coverPicture(cover)} tools={tools}>
      <Container width="wide">
        {/* The filters lie over its lower edge. */}
        <Box pt={{ base: '22px', md: '38px' }} pb={{ base: '64px', md: '38px' }}>
          <Box display="flex" flexWrap="wrap" alignItems="center" gap="8px 24px">
            <Heading as="h1" textStyle="pageTitle">
              {formatMessage({ id: 'tenants.search.heading' })}
            </Heading>
            <Button variant="outline" size="sm" icon={<PlayCircle />} onClick={() => showVideo()}>
              {formatMessage({ id: 'tenants.search.video' })}
            </Button>
          </Box>
          <Text textStyle={{ base: 'body', md: 'lead' }} mt="8px" maxW="38ch">
            {text}
          </Text>
        </Box>
      </Container>
    </HeroCover>
  )
}
