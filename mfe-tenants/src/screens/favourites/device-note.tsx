import { useIntl, useSession } from '@metrolibre/platform'
import { Alert, Button } from '@metrolibre/ui'
import { favouritesPath } from '@metrolibre/platform/favourites'

/** Tells a visitor where favourites are kept, and what an account is good for. */
export function DeviceNote() {
  const { formatMessage } = useIntl()
  const { openLogin } = useSession()
  return (
    <Alert
      role="none"
      title={formatMessage({ id: 'tenants.saved.onDevice' })}
      action={
        <Button variant="outline" size="sm" onClick={() => openLogin({ returnTo: favouritesPath })}>
          {formatMessage({ id: 'tenants.saved.enter' })}
        </Button>
      }
    >
      {formatMessage({ id: 'tenants.saved.onDeviceNote' })}
    </Alert>
  )
}
