import { FormattedMessage, localePath, useDates, useLocale, useLocation } from '@metrolibre/platform'
import { Box, Container, Flex, TextLink } from '@metrolibre/ui'
import type { Registry } from '../registry/registry.ts'

/** Says which versions only the holder of the preview's link sees, until when, and links to what everybody sees. */
export default function PreviewBanner({ preview }: { preview: NonNullable<Registry['preview']> }) {
  const { pathname, search } = useLocation()
  const { locale } = useLocale()
  const { dateTime } = useDates()
  const here = localePath(locale, pathname) + search
  const versions = Object.entries(preview.versions).map(([app, version]) => `${app} ${version}`)
  return (
    <Box as="output" display="block" bg="status.hours.bg" color="status.hours.fg">
      <Container>
        <Flex gap={3} py={2} justify="center" wrap="wrap" textStyle="small">
          <span>
            <FormattedMessage
              id="shell.preview.text"
              values={{
                versions: <b>{versions.join(', ')}</b>,
                until: `${dateTime(preview.until, 'UTC')} UTC`,
              }}
            />
          </span>
          <TextLink href={`/preview/end?to=${encodeURIComponent(here)}`}>
            <FormattedMessage id="shell.preview.end" />
          </TextLink>
        </Flex>
      </Container>
    </Box>
  )
}
