import type { ShellPageRequest, RenderedPage } from '../../src/app/server/page-request.ts'
import type { WantedPart } from '../../src/app/wanted-part.ts'
import { partKey } from '../../src/registry/registry.ts'
import type { Edition } from '../releases/edition.ts'
import type { PageVisitor } from './visitor.ts'
import { render, type Composer } from './composer.ts'

/** More than these are left to the browser, so that a page never costs many times what it should. */
const mostParts = 8

/** The share of the deadline that a page waits for its parts, once it is rendered itself. */
const partShare = 1 / 2

/**
 * Puts the parts of other remotes into a page, each rendered by the renderers of its own remote. One that fails or is
 * late leaves its place empty, for the browser to fill.
 */
export async function drawParts(
  composer: Composer,
  edition: Edition,
  request: ShellPageRequest,
  { parts = [], ...page }: RenderedPage,
  { network, forwardedFor }: PageVisitor,
): Promise<RenderedPage> {
  const readable = parts.filter(({ remoteName }) => edition.remotes[remoteName])
  const inTime = { ...composer, deadlineMs: composer.deadlineMs * partShare }
  const draw = async ({ mark, remoteName, id, given }: WantedPart) => {
    const job = { ...request, forwardedFor, remoteName, routeId: partKey(id), part: { id, given } }
    try {
      return [{ mark, drawn: await render(inTime, edition, job, network) }]
    } catch (error) {
      composer.onFailure(request.url, error)
      return []
    }
  }
  const done = (await Promise.all(readable.slice(0, mostParts).map(draw))).flat()
  return {
    ...page,
    html: done.reduce((html, { mark, drawn }) => html.replaceAll(mark, () => drawn.html), page.html),
    styles: [...page.styles, ...done.flatMap(({ drawn }) => drawn.styles)],
    queries: {
      ...page.queries,
      queries: [...page.queries.queries, ...done.flatMap(({ drawn }) => drawn.queries.queries)],
    },
  }
}
