import { visits } from '@metrolibre/api-client'
import { Link, useIntl, useLocale, useQueryClient, useRuntimeConfig } from '@metrolibre/platform'
import { Alert, Box, TextLink } from '@metrolibre/ui'
import { BookingWidget, InView, type WidgetPrefill } from '@metrolibre/ui/parts'
import { useCallback, useState } from 'react'

interface Props {
  title: string
  prefill: WidgetPrefill
  timeZone: string
  /** Whether the user is signed in and finds the visit in their account. */
  signedIn: boolean
}

/** The booking widget, and a message when a visit was scheduled. */
export function Widget({ title, prefill, timeZone, signedIn }: Props) {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const { publicUrl } = useRuntimeConfig()
  const client = useQueryClient()
  const [scheduled, setScheduled] = useState(false)
  const note = useCallback(() => {
    setScheduled(true)
    void client.invalidateQueries({ queryKey: visits.keys.all })
  }, [client])
  return (
    <>
      <Box aria-live="polite">
        {scheduled && (
          <InView>
            <Alert tone="ok" title={formatMessage({ id: 'tenants.visit.doneTitle' })}>
              <span>{formatMessage({ id: 'tenants.visit.doneText' })}</span>{' '}
              {signedIn && (
                <TextLink as={Link} to="/my-locations/visits">
                  {formatMessage({ id: 'tenants.visit.mine' })}
                </TextLink>
              )}
            </Alert>
            <Box h="16px" />
          </InView>
        )}
      </Box>
      <BookingWidget
        title={title}
        prefill={prefill}
        page={{ host: new URL(publicUrl).host, locale, timeZone }}
        unanswered={{
          title: formatMessage({ id: 'tenants.visit.unanswered' }),
          text: formatMessage({ id: 'tenants.visit.unansweredText' }),
          retry: formatMessage({ id: 'tenants.search.retry' }),
          link: formatMessage({ id: 'tenants.visit.ownPage' }),
        }}
        onScheduled={note}
      />
    </>
  )
}
