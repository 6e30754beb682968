import { WorkspaceFrame } from '../../features/workspace/workspace-frame.tsx'
import { Bookings } from './bookings.tsx'

/** What one booked, and for owners what was booked at their places. */
export function Screen() {
  return <WorkspaceFrame page="reservations">{(view) => <Bookings key={view} view={view} />}</WorkspaceFrame>
}
