import { Outlet, useFeedback } from '@metrolibre/platform'
import { useEffect } from 'react'
import { Frame } from '../chrome/frame.tsx'
import { useHost } from './host-context.ts'

/** What surrounds every page. */
export function Root() {
  const { session, registry } = useHost()
  return (
    <Frame session={session} configs={Object.values(registry.remotes).map(({ config }) => config)}>
      <AfterStart />
      <Outlet />
    </Frame>
  )
}

/** What has to wait until the first view is taken over; its failure is told, and the app goes on. */
function AfterStart() {
  const { afterStart } = useHost()
  const { showError } = useFeedback()
  useEffect(() => {
    afterStart?.()?.catch(showError)
  }, [afterStart, showError])
  return null
}
