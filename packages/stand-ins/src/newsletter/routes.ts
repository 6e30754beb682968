import type { FastifyInstance, FastifyReply } from 'fastify'
import { parseForm } from '../form.ts'
import { memberId, type Members, type Outcome } from './members.ts'
import { mailingListProblem } from './problem.ts'

const messages: Record<Outcome, { result: 'success' | 'error'; msg: string }> = {
  subscribed: { result: 'success', msg: 'Thank you for subscribing!' },
  exists: { result: 'error', msg: 'This email is already subscribed.' },
  invalid: { result: 'error', msg: '0 - An email address must contain a single @.' },
  fake: {
    result: 'error',
    msg: '0 - This email address looks fake or invalid. Please enter a real email address.',
  },
  busy: { result: 'error', msg: 'Recipient has too many recent signup requests' },
  compliance: { result: 'error', msg: 'This email address has left the list.' },
  forgotten: { result: 'error', msg: 'This email address was permanently deleted.' },
  failure: { result: 'error', msg: 'We could not subscribe you right now. Please try again later.' },
}

const refusals: Record<Exclude<Outcome, 'subscribed'>, [status: number, title: string, detail: string]> = {
  exists: [
    400,
    'Member Exists',
    '{email} is already a list member. Use PUT to insert or update list members.',
  ],
  invalid: [400, 'Invalid Resource', 'Please provide a valid email address.'],
  fake: [400, 'Invalid Resource', '{email} looks fake or invalid, please enter a real email address.'],
  busy: [
    400,
    'Invalid Resource',
    "{email} has signed up to a lot of lists very recently; we're not allowing more signups for now",
  ],
  compliance: [
    400,
    'Member In Compliance State',
    '{email} is in a compliance state due to unsubscribe, bounce, or compliance review and cannot be subscribed.',
  ],
  forgotten: [
    400,
    'Forgotten Email Not Subscribed',
    '{email} was permanently deleted and cannot be re-imported. The contact must re-subscribe to get back on the list.',
  ],
  failure: [500, 'Internal Server Error', 'An unexpected internal error has occurred.'],
}

const refuse = (reply: FastifyReply, status: number, title?: string, detail?: string) =>
  reply
    .code(status)
    .type('application/problem+json; charset=utf-8')
    .send(mailingListProblem(status, title, detail))

const member = (email: string, list: string, status: string) => ({
  id: memberId(email),
  email_address: email,
  status,
  list_id: list,
})

interface MemberBody {
  email_address?: unknown
  status?: unknown
  merge_fields?: { FNAME?: string }
}

/** Serves the calls about members. Any key is accepted, but there must be one. */
function apiRoutes(app: FastifyInstance, members: Members) {
  app.addHook('onRequest', async (request, reply) => {
    if (!/^(Basic|Bearer) \S+$/.test(request.headers.authorization ?? '')) return refuse(reply, 401)
  })
  app.setErrorHandler((_error, _request, reply) =>
    refuse(reply, 400, 'JSON Parse Error', 'We encountered an unspecified JSON parsing error.'),
  )
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404))
  app.post<{ Params: { list: string } }>('/lists/:list/members', async (request, reply) => {
    const { list } = request.params
    const { email_address: email, merge_fields: fields = {} } = (request.body ?? {}) as MemberBody
    const outcome = members.subscribe(list, email, fields.FNAME)
    if (outcome === 'subscribed') return member(String(email), list, 'subscribed')
    const [status, title, detail] = refusals[outcome]
    return refuse(reply, status, title, detail.replace('{email}', String(email)))
  })
  app.post<{ Params: { list: string; id: string } }>(
    '/lists/:list/members/:id/actions/delete-permanent',
    async ({ params }, reply) =>
      members.forget(params.list, params.id) ? reply.code(204).send() : refuse(reply, 404),
  )
  app.put<{ Params: { list: string; id: string } }>('/lists/:list/members/:id', async (request, reply) => {
    const { list, id } = request.params
    const { email_address: email, status } = (request.body ?? {}) as MemberBody
    const named = typeof email === 'string' && memberId(email) === id
    if (!named || status !== 'pending') return refuse(reply, 400)
    members.invite(list, email)
    return member(email, list, 'pending')
  })
}

/** Serves the form endpoint as JSON(P) or as a page. */
function formRoutes(app: FastifyInstance, members: Members) {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parseForm(body as string)),
  )
  app.get('/subscribe/post-json', async (request, reply) => {
    const { EMAIL, FNAME, id = 'main', c } = request.query as Record<string, string | undefined>
    const answer = messages[members.subscribe(id, EMAIL, FNAME)]
    if (c === undefined) return answer
    if (!/^[\w$.]{1,100}$/.test(c)) return reply.code(400).send({ result: 'error', msg: 'Invalid callback' })
    return reply.type('text/javascript; charset=utf-8').send(`${c}(${JSON.stringify(answer)})`)
  })
  app.post('/subscribe/post', async (request, reply) => {
    const { EMAIL, FNAME, id = 'main' } = (request.body ?? {}) as Record<string, string | undefined>
    const outcome = members.subscribe(id, EMAIL, FNAME)
    const status = outcome === 'failure' ? 500 : outcome === 'invalid' ? 400 : 200
    return reply.code(status).send(messages[outcome])
  })
}

/** Serves the mailing list, and its members for tests. */
export function newsletterRoutes(app: FastifyInstance, members: Members) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*')
  })
  app.get('/members', async () => ({ members: members.all(), invited: members.invited() }))
  app.register(async (scope) => apiRoutes(scope, members), { prefix: '/3.0' })
  app.register(async (scope) => formRoutes(scope, members))
}
