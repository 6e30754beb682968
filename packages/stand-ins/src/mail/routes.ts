import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { html } from '../page/html.ts'
import { languageOf } from '../page/language.ts'
import { sendPage } from '../page/layout.ts'
import { contentDocument, mailContentPolicy } from './content.ts'
import type { Mailbox } from './messages.ts'
import { inboxBody, mailMessageBody, mailTextsOf } from './pages.ts'

const PAGE_SIZE = 50

type Opened = FastifyRequest<{ Params: { id: string; index?: string }; Querystring: { view?: string } }>
type Listed = FastifyRequest<{ Querystring: { to?: string; before?: string; limit?: number } }>

const limit = { type: 'integer', minimum: 1, maximum: 500, default: PAGE_SIZE }
const schema = { querystring: { type: 'object', properties: { limit } } }

/** Serves the inbox for people, and as JSON for tests. Messages may show pictures from `pictureOrigin`. */
export function mailRoutes(app: FastifyInstance, mailbox: Mailbox, pictureOrigin: string) {
  const language = (request: FastifyRequest) => languageOf(request.headers['accept-language'])
  const missing = (request: FastifyRequest, reply: FastifyReply) => {
    const title = mailTextsOf(language(request)).missing
    const body = html`<main><h1>${title}</h1></main>`
    return sendPage(reply, { language: language(request), title, body, layout: 'inbox' }, 404)
  }

  app.get('/mail', { schema }, (request: Listed, reply) => {
    const { to, before, limit: size = PAGE_SIZE } = request.query
    const messages = mailbox.list({ to, before, limit: size })
    const last = messages.length === size ? messages.at(-1) : undefined
    const query = new URLSearchParams({ ...(to && { to }), before: last?.id ?? '' })
    const body = inboxBody(
      messages,
      last === undefined ? null : `/mail?${query.toString()}`,
      language(request),
    )
    return sendPage(reply, {
      language: language(request),
      title: mailTextsOf(language(request)).title,
      body,
      layout: 'inbox',
    })
  })

  app.get('/mail/messages', { schema }, async (request: Listed) => {
    const { to, before, limit: size = PAGE_SIZE } = request.query
    return { messages: mailbox.list({ to, before, limit: size }) }
  })
  app.delete('/mail/messages', async (_request, reply) => {
    mailbox.clear()
    return reply.code(204).send()
  })
  app.get('/mail/messages/:id', async (request: Opened, reply) => {
    const found = await mailbox.read(request.params.id)
    if (found === undefined) return reply.code(404).send({ error: 'No such message' })
    const { text, html: markup, attachments, messageId = null } = found.email
    const names = attachments.map(({ filename, mimeType, content }) => ({
      filename,
      mimeType,
      bytes: sizeOf(content),
    }))
    return { ...found.summary, messageId, text: text ?? '', html: markup ?? '', attachments: names }
  })

  app.get('/mail/:id', async (request: Opened, reply) => {
    const found = await mailbox.read(request.params.id)
    if (found === undefined) return missing(request, reply)
    const body = mailMessageBody({ ...found, asText: request.query.view === 'text' }, language(request))
    const title = found.summary.subject
    return sendPage(reply, { language: language(request), title, body, layout: 'inbox', framesOwn: true })
  })
  app.get('/mail/:id/content', async (request: Opened, reply) => {
    const found = await mailbox.read(request.params.id)
    if (found === undefined) return missing(request, reply)
    const document = contentDocument(found.email, found.summary.id, request.query.view === 'text')
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', mailContentPolicy(pictureOrigin))
      .send(document)
  })
  app.get('/mail/:id/source', async (request: Opened, reply) => {
    const found = await mailbox.read(request.params.id)
    return found === undefined
      ? missing(request, reply)
      : reply.type('text/plain; charset=utf-8').send(found.raw)
  })
  app.get('/mail/:id/attachments/:index', async (request: Opened, reply) => {
    const found = await mailbox.read(request.params.id)
    const attachment = found?.email.attachments[Number(request.params.index)]
    if (attachment === undefined) return missing(request, reply)
    const inline =
      attachment.related &&
      attachment.mimeType.startsWith('image/') &&
      attachment.mimeType !== 'image/svg+xml'
    const name = encodeURIComponent(attachment.filename ?? 'attachment')
    return reply
      .type(inline ? attachment.mimeType : 'application/octet-stream')
      .header('content-disposition', `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`)
      .header('x-content-type-options', 'nosniff')
      .send(Buffer.from(attachment.content as ArrayBuffer))
  })
}

const sizeOf = (content: ArrayBuffer | Uint8Array | string) =>
  typeof content === 'string' ? content.length : content.byteLength
