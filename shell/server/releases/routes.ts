import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { isRemoteName, shellName } from '@metrolibre/build/release/reading'
import { fileListName } from '../../src/registry/file-list.ts'
import { sendForGood } from '../compression/send-for-good.ts'
import { createFileLists } from './file-lists.ts'

const version = /^\d{8}T\d{6}Z-[\da-f]{10}$/

/** Serves the public files of every version on disk; they never change, so they may be cached forever. */
export async function releaseRoutes(app: FastifyInstance, releasesDir: string): Promise<void> {
  const lists = createFileLists(releasesDir)
  await app.register(fastifyStatic, {
    root: releasesDir,
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    dotfiles: 'deny',
  })
  app.get<{ Params: { name: string; version: string; '*': string } }>(
    '/r/:name/:version/*',
    (request, reply) => {
      const { name, version: wanted, '*': path } = request.params
      if (!isRemoteName(name)) return notFound(reply)
      return send(reply, name, wanted, path)
    },
  )
  app.get<{ Params: { version: string; '*': string } }>('/shell/:version/*', (request, reply) =>
    send(reply, shellName, request.params.version, request.params['*']),
  )
  app.get<{ Params: { name: string; version: string } }>(
    `/r/:name/:version/${fileListName}`,
    async (request, reply) => {
      const { name, version: wanted } = request.params
      const list = isRemoteName(name) && version.test(wanted) && (await lists(name, wanted))
      if (!list) return notFound(reply)
      return sendForGood(request, reply, list)
    },
  )
  // Below these roots there are only files: a missing one is never answered with a page.
  for (const path of ['/r', '/r/*', '/shell', '/shell/*']) app.get(path, (_, reply) => notFound(reply))
  app.setNotFoundHandler((_, reply) => notFound(reply))

  function send(reply: Reply, name: string, wanted: string, path: string) {
    if (!version.test(wanted)) return notFound(reply)
    // The version's public folder is the root, so no path can leave it.
    return reply.sendFile(path, join(releasesDir, name, wanted, 'public'))
  }
}

interface Reply {
  code(status: number): Reply
  header(name: string, value: string): Reply
  type(mediaType: string): Reply
  send(body: string): unknown
  sendFile(path: string, root: string): unknown
}

/** A missing file must not be cached, because the next promotion may add it. */
const notFound = (reply: Reply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
