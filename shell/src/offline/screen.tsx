import {
  FormattedMessage,
  localePath,
  returnPath,
  useIntl,
  useLocale,
  useSearchParams,
} from '@metrolibre/platform'
import { Box, Button, Container, Flex, Heading, SimpleGrid, Text } from '@metrolibre/ui'
import { ArrowClockwise } from '@metrolibre/ui/icons'
import { wantedFrom } from '../service-worker/offline-path.ts'
import { SavedList } from './saved-list.tsx'
import { useConnectionBack } from './use-connection-back.ts'
import { useOtherLanguage } from './use-other-language.ts'

// In the same chunk as the page, so that both are always available together.
export { OfflineDetail } from './offline-detail.tsx'

/** Shown offline in place of pages that are not stored: lists what can be read, and offers a retry. */
export function Screen() {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const [search] = useSearchParams()
  const wanted = wantedFrom(search, location.origin)
  const goBack = () => location.assign(returnPath(wanted, location.origin) ?? localePath(locale, '/'))
  const other = useOtherLanguage(wanted)
  useConnectionBack(goBack)
  return (
    <Container>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap={{ base: 10, md: 16 }} py={{ base: 12, md: 14 }}>
        <Box>
          <Heading as="h1" textStyle="pageTitle">
            <FormattedMessage id="shell.offline.title" />
          </Heading>
          <Text textStyle="lead" color="fg.muted" maxW="500px" mt={4} mb={7}>
            <FormattedMessage id="shell.offline.text" />
          </Text>
          <Flex gap={3} wrap="wrap">
            <Button icon={<ArrowClockwise size={20} />} onClick={goBack}>
              {formatMessage({ id: 'shell.offline.retry' })}
            </Button>
            {other && (
              <Button as="a" variant="outline" href={other.path} hrefLang={other.locale}>
                {formatMessage({ id: `shell.offline.read.${other.locale}` })}
              </Button>
            )}
          </Flex>
        </Box>
        <SavedList />
      </SimpleGrid>
    </Container>
  )
}
