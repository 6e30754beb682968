import { useIntl } from '@metrolibre/platform'
import { Alert } from '@metrolibre/ui'
import type { ReactNode } from 'react'

/** In place of a map where the browser can't draw one: says so, and how to go on. */
export function MapUndrawn({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl()
  return <Alert title={formatMessage({ id: 'mfe-owners.map.undrawn' })}>{children}</Alert>
}
