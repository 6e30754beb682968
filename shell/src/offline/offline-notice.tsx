import { FormattedMessage } from '@metrolibre/platform'
import { Box, chakra, Container, Flex } from '@metrolibre/ui'
import { WifiSlash } from '@metrolibre/ui/icons'
import type { ReactNode } from 'react'

/** Says that there is no connection. It comes with the app, because nothing can be loaded by then. */
export function OfflineNotice({ children }: { children: ReactNode }) {
  return (
    <Box
      aria-live="polite"
      bg="status.warn.bg"
      color="status.warn.fg"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <Container>
        <Flex gap={3} py={3} justify={{ md: 'center' }} align="flex-start" textStyle="small">
          <chakra.span flex="none" aria-hidden="true">
            <WifiSlash size={20} />
          </chakra.span>
          <span>
            <b>
              <FormattedMessage id="shell.offline.banner" />
            </b>{' '}
            {children}
          </span>
        </Flex>
      </Container>
    </Box>
  )
}
