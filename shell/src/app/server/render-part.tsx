import { wordsOf, type Remote } from '@metrolibre/platform'
import { createQueryClient } from '@metrolibre/platform/host'
import { loadCatalogue } from '../../locale/catalogues.ts'
import { LocaleBoundary } from '../../locale/locale-boundary.tsx'
import { openPart } from '../../registry/fetch-part.ts'
import type { PageRequest, RenderedPage } from './page-request.ts'
import { renderApp } from './render-app.tsx'

/** Renders one part of a remote for an anonymous visitor: the HTML of the part alone, its styles and its data. */
export async function renderPart(
  request: PageRequest & { part: NonNullable<PageRequest['part']> },
  remote: Remote,
  signal: AbortSignal | undefined,
): Promise<RenderedPage> {
  const { id, given } = request.part
  const [Part] = await Promise.all([openPart(remote, id), loadCatalogue(wordsOf(request))])
  const element = (
    <LocaleBoundary>
      <Part given={given} />
    </LocaleBoundary>
  )
  const routes = [{ path: '*', element }]
  const made = await renderApp(request, {
    routes,
    queryClient: createQueryClient({ onServer: true }),
    signal,
  })
  return { ...made, head: { title: '', description: '' }, links: [] }
}
