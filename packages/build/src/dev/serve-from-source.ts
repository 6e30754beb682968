import type { Configuration } from '@rspack/core'
import { rspack } from '@rspack/core'
import { type Configuration as ServerConfiguration, RspackDevServer } from '@rspack/dev-server'

type Middleware = ReturnType<NonNullable<ServerConfiguration['setupMiddlewares']>>[number]

interface SourceServer {
  host: string
  port: string
  /** Answer requests before the built files do. */
  middlewares: readonly Middleware[]
  proxy?: ServerConfiguration['proxy']
  /** Files that are built already, below an address of their own. */
  built?: { directory: string; publicPath: string }
}

/** Builds apps from source and serves them at a developer's own address, with hot reload. */
export async function serveFromSource(
  configurations: Configuration[],
  { host, port, middlewares, proxy, built }: SourceServer,
): Promise<void> {
  const server = new RspackDevServer(
    {
      host,
      port: Number(port),
      hot: true,
      static: built ? [{ ...built, watch: false }] : false,
      // The page connects to the dev server at the address from which it was loaded.
      client: { overlay: false, webSocketURL: 'auto://0.0.0.0:0/ws' },
      setupExitSignals: true,
      setupMiddlewares: (own) => [...middlewares, ...own],
      proxy,
    },
    rspack(configurations),
  )
  await server.start()
}
