import type { FastifyInstance } from 'fastify'
import type { StandInClock } from '../clock.ts'

/** Serves time stamps as RFC 3161 describes them for HTTP (§3.4). */
export function timeStampRoutes(app: FastifyInstance, clock: StandInClock): void {
  app.addContentTypeParser('application/timestamp-query', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  app.post<{ Body: Buffer }>('/time-stamps', async ({ body }, reply) => {
    const { ownCertificate, stampTime } = await import('./time-stamps.ts')
    const at = new Date(clock.now())
    const answer = await stampTime(body, at, await ownCertificate()).catch(() => null)
    if (!answer) return reply.code(400).send({ error: 'This is no time stamp query.' })
    return reply.type('application/timestamp-reply').send(answer)
  })
}
