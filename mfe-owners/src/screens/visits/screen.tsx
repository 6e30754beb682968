import { WorkspaceFrame } from '../../features/workspace/workspace-frame.tsx'
import { Visits } from './visits.tsx'

/** The user's visits, and for owners also visits to their properties. */
export function Screen() {
  return <WorkspaceFrame page="visits">{(view) => <Visits key={view} view={view} />}</WorkspaceFrame>
}
