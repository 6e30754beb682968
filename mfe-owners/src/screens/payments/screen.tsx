import { WorkspaceFrame } from '../../features/workspace/workspace-frame.tsx'
import { Made } from './made.tsx'
import { Received } from './received.tsx'

/** What was paid for the user's own properties, and what the user paid. */
export function Screen() {
  return (
    <WorkspaceFrame page="payments">{(view) => (view === 'owner' ? <Received /> : <Made />)}</WorkspaceFrame>
  )
}
