import { FormattedMessage, localePath, useLocale, useLocation } from '@metrolibre/platform'
import { Box, Container, Flex, TextLink } from '@metrolibre/ui'

/** Says that one part of the page is served from source, and links to the released page. */
export default function SourceBanner({ remoteName }: { remoteName: string }) {
  const { pathname, search } = useLocation()
  const { locale } = useLocale()
  const here = localePath(locale, pathname) + search
  return (
    <Box aria-live="polite" bg="status.hours.bg" color="status.hours.fg">
      <Container>
        <Flex gap={3} py={2} justify="center" wrap="wrap" textStyle="small">
          <span>
            <FormattedMessage id="shell.source.text" values={{ remote: <b>{remoteName}</b> }} />
          </span>
          <TextLink href={`/dev/release?path=${encodeURIComponent(here)}`}>
            <FormattedMessage id="shell.source.reset" />
          </TextLink>
        </Flex>
      </Container>
    </Box>
  )
}
