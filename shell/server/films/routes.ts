import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { shellName } from '@metrolibre/build/release/reading'
import type { TextCatalogue } from '../releases/catalogue.ts'
import { films } from './films.ts'

/** Serves our own films at fixed addresses; like icons, they are not immutable. */
export function filmRoutes(app: FastifyInstance, releasesDir: string, catalogue: TextCatalogue): void {
  for (const { path } of films)
    app.get(`/${path}`, async (_, reply) => {
      const { shell } = await catalogue()
      const folder = join(releasesDir, shellName, shell.version, 'public')
      return reply.sendFile(path, folder, { maxAge: '1d', immutable: false })
    })
}
