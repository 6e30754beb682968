import { lazyPart } from '@metrolibre/platform/browser'
import type { CoverPartProps, CoverParts } from '@metrolibre/platform/host'
import { PartFailed } from '../dialogs/part-failed.tsx'
import { LocaleBoundary } from '../locale/locale-boundary.tsx'

// Both come with the bar, so that the editor is there when it is asked for.
const parts = () => import('./admin-parts.ts')
const Tools = lazyPart(async () => ({ default: (await parts()).Tools }), PartFailed)
const TextEditor = lazyPart(async () => ({ default: (await parts()).TextEditor }), PartFailed)

/** What admins get on the covers of pages. Nobody else fetches it. A remote's page speaks its own texts; these, ours. */
export const coverParts: CoverParts = {
  Tools: (props: CoverPartProps) => (
    <LocaleBoundary>
      <Tools {...props} />
    </LocaleBoundary>
  ),
  Text: () => (
    <LocaleBoundary>
      <TextEditor />
    </LocaleBoundary>
  ),
}
