import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, join } from 'node:path'
import { rspack } from '@rspack/core'
import { devPath, remoteServerDevConfig } from '../rspack/dev-configs.ts'
import { serverEntryFile } from '../rspack/server-config.ts'

/**
 * Builds a remote for the composer at every change of its source, and returns the middleware that answers with the last
 * build, so that a shell on this machine renders first views from source too.
 */
export function watchServerCode(dir: string) {
  const output = join(dir, 'dist', 'from-source')
  let ready = Promise.withResolvers<boolean>()
  const compiler = rspack(remoteServerDevConfig(dir, output))
  compiler.hooks.watchRun.tap('server-code', () => {
    ready.resolve(false)
    ready = Promise.withResolvers()
  })
  // Errors are those of the browser's build, which reports them.
  compiler.watch({}, (error, stats) => ready.resolve(!error && !stats?.hasErrors()))
  return {
    name: 'server-code',
    path: `${devPath}/${basename(dir)}/${serverEntryFile}`,
    middleware: (_: IncomingMessage, answer: ServerResponse) => {
      void ready.promise
        .then((built) => (built ? readFile(join(output, serverEntryFile)) : undefined))
        // Cleaning the folder must not end a developer's server.
        .catch(() => undefined)
        .then((code) =>
          answer
            .writeHead(code ? 200 : 503, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
            .end(code),
        )
    },
  }
}
