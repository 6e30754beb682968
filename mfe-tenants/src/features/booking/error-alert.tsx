import { isNetworkError } from '@metrolibre/api-client'
import { FormattedMessage, useErrorText } from '@metrolibre/platform'
import { Alert } from '@metrolibre/ui'
import { InView } from './in-view.tsx'

/** Why a step could not be taken, brought before the eyes; with the request's code where a server heard of it. */
export function ErrorAlert({ error }: { error: unknown }) {
  const { text, requestId: id } = useErrorText()(error)
  const known = id && !isNetworkError(error)
  return (
    <InView>
      <Alert
        tone="bad"
        title={text}
        reference={known && <FormattedMessage id="tenants.booking.requestCode" values={{ id }} />}
      />
    </InView>
  )
}
