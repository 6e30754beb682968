import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../../page/language.ts'
import { sendPage } from '../../page/layout.ts'
import type { Payments } from '../context.ts'
import type { Session } from '../objects/types.ts'
import { parseForm } from '../../form.ts'
import {
  type CardFields,
  checkFields,
  type FieldErrors,
  fillSample,
  initialFields,
  readFormFields,
} from './form.ts'
import { authenticationBody } from './authentication.ts'
import { checkoutBody, sessionTitle } from './page.ts'
import { paySession, type Proof } from './pay.ts'
import { messageBody, receiptBody } from './plain-pages.ts'
import { saveCard } from './setup-session.ts'
import type { SessionAside } from './session.ts'
import { checkoutTextsOf, type Texts } from './texts.ts'

type Request = FastifyRequest<{ Params: { id: string } }>

/** Serves the hosted checkout page, a plain form that works without scripts, and receipts. */
export function checkoutPages(app: FastifyInstance, payments: Payments, settle: () => void) {
  const { store, database } = payments
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )

  const showForm = (reply: FastifyReply, session: Session, view: View, status = 200) => {
    const language = languageOf(session.locale ?? view.wanted)
    const { lineItems } = store.hidden<SessionAside>(session.id)
    const body = checkoutBody({ session, items: lineItems, language, errors: {}, ...view })
    const formTargets = [new URL(session.success_url.replaceAll(/[{}]/g, '')).origin]
    const page = {
      language,
      title: checkoutTextsOf(language)[sessionTitle(session)],
      body,
      layout: 'checkout',
      scripts: ['checkout.js'],
      formTargets,
    } as const
    return sendPage(reply, page, status)
  }
  const showMessage = (
    request: FastifyRequest,
    reply: FastifyReply,
    kind: 'expired' | 'done' | 'missing',
    session?: Session,
  ) => {
    const language = languageOf(session?.locale ?? request.headers['accept-language'])
    const back = session === undefined ? null : kind === 'done' ? successUrl(session) : session.cancel_url
    const page = {
      language,
      title: checkoutTextsOf(language)[`${kind}Title`],
      body: messageBody(language, kind, back),
      layout: 'checkout',
    } as const
    return sendPage(reply, page, kind === 'missing' ? 404 : 200)
  }
  const askProof = (reply: FastifyReply, session: Session, fields: CardFields, wanted?: string) => {
    const language = languageOf(session.locale ?? wanted)
    const page = {
      language,
      title: checkoutTextsOf(language).proveTitle,
      body: authenticationBody(session, language, fields),
      layout: 'checkout',
      formTargets: [new URL(session.success_url.replaceAll(/[{}]/g, '')).origin],
    } as const
    return sendPage(reply, page)
  }
  const openSession = (request: Request) => {
    settle()
    payments.plan()
    return store.find('checkout.session', request.params.id)
  }

  app.get('/:id', (request: Request, reply) => {
    const session = openSession(request)
    if (session === undefined) return showMessage(request, reply, 'missing')
    if (session.status !== 'open')
      return showMessage(request, reply, session.status === 'expired' ? 'expired' : 'done', session)
    const payer = session.customer === null ? undefined : store.find('customer', session.customer)
    const fields = initialFields(session.customer_email ?? payer?.email ?? null, payer?.name ?? null)
    return showForm(reply, session, { fields, wanted: request.headers['accept-language'] })
  })

  app.post('/:id', (request: Request, reply) => {
    const session = openSession(request)
    if (session === undefined) return showMessage(request, reply, 'missing')
    if (session.status === 'complete') return reply.redirect(successUrl(session), 303)
    if (session.status === 'expired') return showMessage(request, reply, 'expired', session)
    const form = parseForm(typeof request.body === 'string' ? request.body : '')
    const wanted = request.headers['accept-language']
    const fields = fillSample(readFormFields(form), form['fill'])
    if (form['fill'] !== undefined) return showForm(reply, session, { fields, wanted })
    const checked = checkFields(fields, payments.clock.now())
    if ('errors' in checked) return showForm(reply, session, { fields, wanted, errors: checked.errors }, 422)
    const payer = { name: fields.holder, email: fields.email }
    const proof: Proof = form['proof'] === 'passed' || form['proof'] === 'failed' ? form['proof'] : undefined
    const entered = { ...checked, payer, proof }
    const result = database.transaction(() =>
      session.mode === 'setup'
        ? saveCard(payments, { ...entered, session })
        : paySession(payments, session.id, entered),
    )
    payments.plan()
    if (result === 'authenticate') return askProof(reply, session, fields, wanted)
    if (result === 'declined') {
      const refusal = proof === 'failed' ? 'unauthenticated' : checked.card.reason
      return showForm(reply, session, { fields, wanted, refusal }, 402)
    }
    return reply.redirect(successUrl(session), 303)
  })

  app.get('/receipts/:id', (request: Request, reply) => {
    const language = languageOf(request.headers['accept-language'])
    const charge = store.find('charge', request.params.id)
    if (charge === undefined || !charge.paid) return showMessage(request, reply, 'missing')
    const page = {
      language,
      title: checkoutTextsOf(language).receipt,
      body: receiptBody(charge, language),
      layout: 'checkout',
    } as const
    return sendPage(reply, page)
  })
}

interface View {
  fields: CardFields
  wanted: string | undefined
  errors?: FieldErrors
  refusal?: keyof Texts | undefined
}

const successUrl = (session: Session) => session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id)
