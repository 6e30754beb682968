import { wordsOf, type Remote } from '@metrolibre/platform'
import { createQueryClient, PlaceRouter, usePlace } from '@metrolibre/platform/host'
import type { ReactNode } from 'react'
import { loadCatalogue } from '../../locale/catalogues.ts'
import { LocaleBoundary } from '../../locale/locale-boundary.tsx'
import { openPart } from '../../registry/fetch-part.ts'
import type { ShellPageRequest, RenderedPage } from './page-request.ts'
import { renderApp } from './render-app.tsx'

/** Renders one part of a remote for an anonymous visitor: the HTML of the part alone, its styles and its data. */
export async function renderPart(
  request: ShellPageRequest & { part: NonNullable<ShellPageRequest['part']> },
  remote: Remote,
  signal: AbortSignal | undefined,
): Promise<RenderedPage> {
  const { id, given } = request.part
  const [Part] = await Promise.all([openPart(remote, id), loadCatalogue(wordsOf(request))])
  const made = await renderApp(request, {
    content: (
      <PartAtPlace>
        <Part given={given} />
      </PartAtPlace>
    ),
    queryClient: createQueryClient({ onServer: true }),
    signal,
  })
  return { ...made, head: { title: '', description: '' }, links: [] }
}

const PartAtPlace = ({ children }: { children: ReactNode }) => (
  <PlaceRouter place={usePlace()}>
    <LocaleBoundary>{children}</LocaleBoundary>
  </PlaceRouter>
)
