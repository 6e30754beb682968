import { WorkspaceFrame } from '../../features/workspace/workspace-frame.tsx'
import { Visits } from './visits.tsx'

/** Where one goes to look, and for owners who comes to look at their places. */
export function Screen() {
  return <WorkspaceFrame page="visits">{(view) => <Visits key={view} view={view} />}</WorkspaceFrame>
}
