import type { CoverPartProps, CoverParts } from '@metrolibre/platform/host'
import { adminTexts } from '../chrome/admin/texts.ts'
import { lazyWindow } from '../dialogs/lazy-window.tsx'
import { PartFailed } from '../dialogs/part-failed.tsx'
import { LocaleBoundary } from '../locale/locale-boundary.tsx'

// Both come in the same chunk, so that the editor is loaded before it is needed.
const parts = () => import('./admin-parts.ts')
const Tools = lazyWindow(async () => ({ default: (await parts()).Tools }), PartFailed, adminTexts)
const TextEditor = lazyWindow(async () => ({ default: (await parts()).TextEditor }), PartFailed, adminTexts)

/**
 * The tools that admins get on the covers of pages; only admins load them. They need the shell's texts,
 * because a cover on a remote's page has the remote's catalogue.
 */
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
