import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { defaultLinkPicture, linkPicturesPath } from '../../src/app/link-preview.ts'
import type { createLinkPictures, LinkPicture } from './link-pictures.ts'

/** An address always shows the same picture; the one of the site may be drawn again. */
const forADay = { 'cache-control': 'public, max-age=86400' }
/** Until a picture that can't be had now is asked for again. */
const soon = { 'cache-control': 'public, max-age=60' }
/** How long somebody waits for a picture before they get the one of the site. */
const waitMs = 8000

/** Serves the pictures of link previews (RULES.md §8.27). */
export function linkPictureRoutes(
  app: FastifyInstance,
  pictureOf: ReturnType<typeof createLinkPictures>,
): void {
  const send = ({ headers }: FastifyRequest, reply: FastifyReply, { jpeg, etag }: LinkPicture) => {
    reply.header('etag', etag)
    if (headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('image/jpeg').send(jpeg)
  }
  app.get(defaultLinkPicture, async (request, reply) =>
    send(request, reply.headers(forADay), await pictureOf()!),
  )
  app.get<{ Params: { '*': string } }>(`${linkPicturesPath}/*`, async (request, reply) => {
    const [, address] = /^(.+)\.jpg$/.exec(`/${request.params['*']}`) ?? []
    const picture = address === undefined ? undefined : pictureOf(address)
    if (!picture) return reply.callNotFound()
    const late = pause(waitMs, undefined, { ref: false })
    const made = await Promise.race([picture, late]).catch(() => undefined)
    return made
      ? send(request, reply.headers(forADay), made)
      : send(request, reply.headers(soon), await pictureOf()!)
  })
}
