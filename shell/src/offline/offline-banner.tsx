import { FormattedMessage, useDates, useLocation } from '@metrolibre/platform'
import { Box, chakra, Container, Flex } from '@metrolibre/ui'
import { WifiSlash } from '@metrolibre/ui/icons'
import { useEffect, useState } from 'react'
import { useDeclared } from '../session/declared.ts'
import { ownZone } from './own-zone.ts'
import { pageSavedAt } from './saved.ts'

/** Whether a service worker keeps the pages that are visited; not before the question about cookies is answered. */
const keepsPages = (): boolean => Boolean(navigator.serviceWorker?.controller)

/** Says that there is no connection, and what that means for the current page. */
export function OfflineBanner() {
  const { pathname, search } = useLocation()
  const { chromeOf } = useDeclared()
  const dates = useDates()
  const savedAt = usePageSavedAt()
  const wizard = chromeOf(pathname, search) === 'wizard'
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
            {wizard ? (
              <FormattedMessage id="shell.offline.wizard" />
            ) : savedAt !== undefined ? (
              <FormattedMessage
                id="shell.offline.savedAt"
                values={{ time: dates.time(savedAt, ownZone()) }}
              />
            ) : (
              keepsPages() && <FormattedMessage id="shell.offline.readable" />
            )}
          </span>
        </Flex>
      </Container>
    </Box>
  )
}

function usePageSavedAt(): number | undefined {
  const { pathname, search } = useLocation()
  const [at, setAt] = useState<number>()
  useEffect(() => {
    let gone = false
    pageSavedAt(location.href).then(
      (time) => gone || setAt(time),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [pathname, search])
  return at
}
