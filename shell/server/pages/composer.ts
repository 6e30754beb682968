import type { RuntimeConfig } from '@metrolibre/platform'
import { inSpan, traceParent } from '@metrolibre/tracing'
import type { ShellPageRequest, RenderedPage } from '../../src/app/server/page-request.ts'
import type { BlurredPictures } from '../blurred/blurred-pictures.ts'
import type { SourceBundles } from '../dev/source-bundle.ts'
import type { Edition } from '../releases/edition.ts'
import { RenderFailure } from '../render/render-failure.ts'
import type { Rendering } from '../render/rendering.ts'
import { framesApp, type Renderers } from '../render/renderers.ts'
import type { FramePages } from './frame-pages.ts'
import type { RegistryFiles } from './registry-files.ts'

export interface Composer {
  config: RuntimeConfig
  /** Where browsers fetch pictures besides this site. */
  filesUrl: string | undefined
  renderers: Renderers
  frames: FramePages
  registryFiles: RegistryFiles
  blurred: BlurredPictures
  /** Fetch a remote from source. */
  sources: SourceBundles
  /** A page that takes longer is rendered by the browser instead. */
  deadlineMs: number
  onFailure: (url: string, error: unknown) => void
  onRendered: (rendering: Rendering) => void
}

/** Renders a screen or a part by its remote's renderer, or a frame, as a share of what `asker` may ask for. */
export async function render(
  { renderers, deadlineMs, onRendered }: Composer,
  edition: Edition,
  request: ShellPageRequest,
  asker: string,
): Promise<RenderedPage> {
  const name = request.render === 'screen' ? request.remoteName : undefined
  const begun = performance.now()
  const note = (outcome: Rendering['outcome']) =>
    onRendered({
      app: name ?? framesApp,
      version: name ? edition.registry.remotes[name]!.version : edition.registry.shell,
      outcome,
      seconds: (performance.now() - begun) / 1000,
    })
  try {
    const page = await inSpan('render', { app: name ?? framesApp, route: request.routeId ?? 'none' }, () =>
      renderers.of(edition, name).render({ ...request, traceParent: traceParent() }, asker, deadlineMs),
    )
    note('rendered')
    return page
  } catch (error) {
    note(error instanceof RenderFailure ? error.fault : 'page')
    throw error
  }
}
