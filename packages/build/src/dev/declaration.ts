import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RemoteConfig } from '@metrolibre/platform/remote-config'
import { assertDeclared } from '../release/declaration.ts'
import { devPath } from '../rspack/dev-configs.ts'

/**
 * Answers with what a remote declares at the moment, so that a shell on this machine knows its newest pages. What the
 * declaration imports is read once.
 */
export function serveDeclaration(dir: string) {
  const file = join(dir, 'remote.config.ts')
  const read = async (): Promise<RemoteConfig> => {
    const { mtimeMs } = await stat(file)
    const { default: config } = (await import(`${pathToFileURL(file).href}?${mtimeMs}`)) as {
      default: RemoteConfig
    }
    assertDeclared(basename(dir), config)
    return config
  }
  return {
    name: 'declaration',
    path: `${devPath}/${basename(dir)}/declaration.json`,
    middleware: (_: IncomingMessage, answer: ServerResponse) => {
      const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
      read().then(
        (config) => answer.writeHead(200, headers).end(JSON.stringify(config)),
        // The developer's build reports what is wrong with it.
        () => answer.writeHead(503, headers).end('null'),
      )
    },
  }
}
