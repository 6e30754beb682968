import { visits } from '@metrolibre/api-client'
import { Link, useIntl, useLocale, useQueryClient, useRuntimeConfig } from '@metrolibre/platform'
import { Alert, Box, chakra, TextLink } from '@metrolibre/ui'
import { useCallback } from 'react'
import { useWidgetEvents } from './use-widget-events.ts'
import { widgetAddress, type Prefill } from './widget-address.ts'

interface Props {
  title: string
  prefill: Prefill
  timeZone: string
  /** Whether the user is signed in and finds the visit in their account. */
  signedIn: boolean
}

const standardHeight = { base: '780px', md: '720px' }

/** The booking widget in the height of its page, and a message when a visit was scheduled. */
export function Widget({ title, prefill, timeZone, signedIn }: Props) {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const { publicUrl } = useRuntimeConfig()
  const client = useQueryClient()
  const refresh = useCallback(() => void client.invalidateQueries({ queryKey: visits.keys.all }), [client])
  const { height, scheduled } = useWidgetEvents(prefill.url, refresh)
  return (
    <>
      <Box aria-live="polite">
        {scheduled && (
          <Box mb="16px">
            <Alert tone="ok" title={formatMessage({ id: 'tenants.visit.doneTitle' })}>
              {formatMessage({ id: 'tenants.visit.doneText' })}{' '}
              {signedIn && (
                <TextLink as={Link} to="/my-locations/visits">
                  {formatMessage({ id: 'tenants.visit.mine' })}
                </TextLink>
              )}
            </Alert>
          </Box>
        )}
      </Box>
      <chakra.iframe
        w="100%"
        h={height ? `${height}px` : standardHeight}
        border="0"
        borderRadius="xl"
        title={title}
        src={widgetAddress(prefill, { host: new URL(publicUrl).host, locale, timeZone })}
      />
    </>
  )
}
