import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { configureApi } from '@metrolibre/api-client'
import type { Remote } from '@metrolibre/platform'
import { createQueryClient, matchRoutes } from '@metrolibre/platform/host'
import { onTestFinished } from 'vitest'
import { renderRemote } from './render-remote.tsx'

/** What a page reads ahead of its screen, as addresses of calls, and what its screen asks for so far. */
interface ReadAhead {
  ahead: readonly string[]
  asked: () => readonly string[]
}

/**
 * Reads ahead what a remote names for an address, and then draws its screen in a page that knows nothing of it. Every call
 * is refused, because only what is asked matters.
 */
export async function readAhead(remote: Remote, path: string): Promise<ReadAhead> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const problem = { type: 'about:blank', title: '', status: 404, code: 'not_found', message: 'None' }
    response.writeHead(404, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  configureApi({ baseUrl: api, getToken: () => Promise.resolve(null), getLanguage: () => 'es' })
  const url = new URL(path, 'http://localhost')
  const [match] = matchRoutes([...remote.config.routes], url.pathname) ?? []
  const queryClient = createQueryClient()
  const context = { params: { ...match?.params } as Record<string, string>, url, queryClient }
  await remote.routes[match!.route.id]!.prefetch?.({ ...context, locale: 'es', country: 'Chile' })
  const ahead = asked.splice(0)
  await renderRemote(remote, { path, api })
  return { ahead, asked: () => asked }
}
