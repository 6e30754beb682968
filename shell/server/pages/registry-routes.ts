import type { FastifyInstance } from 'fastify'
import { registryFilePath } from '../../src/registry/registry.ts'
import { registryPath } from '../../src/registry/renew.ts'
import type { RunningCanaries } from '../canary/canaries.ts'
import { sendForGood } from '../compression/send-for-good.ts'
import type { KnownPreviews } from '../preview/previews.ts'
import type { TextCatalogue } from '../releases/catalogue.ts'
import type { RegistryFiles } from './registry-files.ts'

interface Options {
  catalogue: TextCatalogue
  registryFiles: RegistryFiles
  previews: KnownPreviews | undefined
  canaries: RunningCanaries | undefined
}

/** Serves the current registry of a visitor, and the file that pages of one generation share. */
export function registryRoutes(
  app: FastifyInstance,
  { catalogue, registryFiles, previews, canaries }: Options,
): void {
  app.get(registryPath, async (request, reply) => {
    const base = await catalogue()
    const { registry } =
      (await previews?.(request, base)) ?? (await canaries?.(request, base, false))?.edition ?? base
    return reply.header('cache-control', registry.preview ? 'no-store' : 'no-cache').send(registry)
  })
  app.get<{ Params: { generation: string } }>(registryFilePath(':generation'), async (request, reply) => {
    const { generation } = request.params
    const { registry } = await catalogue()
    // The page may have been made by another machine; equal versions are the same generation everywhere.
    const file =
      generation === registry.generation ? registryFiles.keep(registry) : registryFiles.of(generation)
    return file
      ? sendForGood(request, reply, await file)
      : reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
  })
}
