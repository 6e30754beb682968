import { WorkspaceFrame } from '../../features/workspace/workspace-frame.tsx'
import { Bookings } from './bookings.tsx'

/** The user's bookings, and for owners also those of their properties. */
export function Screen() {
  return <WorkspaceFrame page="reservations">{(view) => <Bookings key={view} view={view} />}</WorkspaceFrame>
}
