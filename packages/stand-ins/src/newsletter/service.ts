import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Clock } from '../clock.ts'
import { openDatabase } from '../database.ts'
import { parseForm } from '../form.ts'

const schema = `CREATE TABLE IF NOT EXISTS members (
  list TEXT NOT NULL, email TEXT NOT NULL, name TEXT NOT NULL, created INTEGER NOT NULL, PRIMARY KEY (list, email)
)`

type Outcome = 'subscribed' | 'exists' | 'invalid' | 'failure'

const messages: Record<Outcome, { result: 'success' | 'error'; msg: string }> = {
  subscribed: { result: 'success', msg: 'Thank you for subscribing!' },
  exists: { result: 'error', msg: 'This email is already subscribed.' },
  invalid: { result: 'error', msg: '0 - An email address must contain a single @.' },
  failure: { result: 'error', msg: 'We could not subscribe you right now. Please try again later.' },
}

/**
 * A mailing-list service after Mailchimp's: the members call of its API, and its form address as JSON(P) or page.
 * Addresses that begin with `failure@` always fail.
 */
export function createNewsletter(dataDir: string, clock: Clock) {
  const database = openDatabase(dataDir, 'newsletter', schema)
  const insert = database.sqlite.prepare('INSERT INTO members VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING')
  const all = database.sqlite.prepare('SELECT list, email, name, created FROM members ORDER BY created DESC')

  const subscribe = (list: string, email: unknown, name = ''): Outcome => {
    if (typeof email !== 'string' || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return 'invalid'
    if (email.startsWith('failure@')) return 'failure'
    return insert.run(list, email.toLowerCase(), name, clock.now()).changes === 1 ? 'subscribed' : 'exists'
  }

  const register = (app: FastifyInstance) =>
    void app.register(async (scope) => routes(scope), { prefix: '/newsletter' })

  const routes = (app: FastifyInstance) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, parseForm(body as string)),
    )
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('access-control-allow-origin', '*')
    })
    app.get('/members', async () => ({ members: all.all() }))
    app.post<{ Params: { list: string } }>('/3.0/lists/:list/members', async (request, reply) => {
      if (!/^(Basic|Bearer) \S+$/.test(request.headers.authorization ?? '')) return invalidKey(reply)
      const { email_address: email, merge_fields: fields = {} } = (request.body ?? {}) as MemberBody
      const outcome = subscribe(request.params.list, email, fields.FNAME)
      return outcome === 'subscribed'
        ? member(String(email), request.params.list)
        : problem(reply, outcome, String(email))
    })
    app.get('/subscribe/post-json', async (request, reply) => {
      const { EMAIL, FNAME, id = 'main', c } = request.query as Record<string, string | undefined>
      const answer = messages[subscribe(id, EMAIL, FNAME)]
      if (c === undefined) return answer
      if (!/^[\w$.]{1,100}$/.test(c))
        return reply.code(400).send({ result: 'error', msg: 'Invalid callback' })
      return reply.type('text/javascript; charset=utf-8').send(`${c}(${JSON.stringify(answer)})`)
    })
    app.post('/subscribe/post', async (request, reply) => {
      const { EMAIL, FNAME, id = 'main' } = (request.body ?? {}) as Record<string, string | undefined>
      const outcome = subscribe(id, EMAIL, FNAME)
      const status = { subscribed: 200, exists: 200, invalid: 400, failure: 500 }[outcome]
      return reply.code(status).send(messages[outcome])
    })
  }
  return { register, close: database.close }
}

interface MemberBody {
  email_address?: unknown
  merge_fields?: { FNAME?: string }
}

const member = (email: string, list: string) => ({
  id: createHash('md5').update(email.toLowerCase()).digest('hex'),
  email_address: email,
  status: 'subscribed',
  list_id: list,
})

/** Any key will do here, but there must be one. */
const invalidKey = (reply: FastifyReply) =>
  reply.code(401).type('application/problem+json').send({
    type: 'about:blank',
    title: 'API Key Invalid',
    status: 401,
    detail: 'Your request did not include an API key.',
    instance: '',
  })

/** Mailchimp's problem documents; what they mean is told by `title`. */
function problem(reply: FastifyReply, outcome: Exclude<Outcome, 'subscribed'>, email: string) {
  const [status, title] = {
    exists: [400, 'Member Exists'] as const,
    invalid: [400, 'Invalid Resource'] as const,
    failure: [500, 'Internal Server Error'] as const,
  }[outcome]
  const detail = outcome === 'exists' ? `${email} is already a list member.` : messages[outcome].msg
  return reply
    .code(status)
    .type('application/problem+json')
    .send({ type: 'about:blank', title, status, detail, instance: '' })
}
