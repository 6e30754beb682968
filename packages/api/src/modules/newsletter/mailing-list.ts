import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Locale } from '@metrolibre/contract'
import type { Config } from '../../platform/config/config.ts'
import { AppError } from '../../platform/errors/app-error.ts'

const Refusal = v.object({ title: v.string(), detail: v.optional(v.string(), '') })
type Refusal = v.InferOutput<typeof Refusal>
const Member = v.pipe(v.string(), v.parseJson(), v.object({ email_address: v.string() }))

export type SubscriptionOutcome = 'subscribed' | 'already_subscribed'

const timeoutMs = 8_000
const secondsToWait = 30

/** Mailchimp's API accepts any user name with its key. */
const authorization = (key: string) => `Basic ${Buffer.from(`metrolibre:${key}`).toString('base64')}`

/**
 * Reads a refusal. Mailchimp's own are problem documents; a proxy's, and those for too many calls, can be any
 * text.
 */
const refusalIn = (text: string): Refusal => {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Refusal), text)
  return parsed.success ? parsed.output : { title: '', detail: text }
}

/**
 * Tells whether the address is invalid. The same title is also used for fields that the list is configured to
 * require.
 */
const isFake = ({ title, detail }: Refusal): boolean =>
  title === 'Invalid Resource' && /fake or invalid|valid email|email address/i.test(detail)

interface Call {
  method: 'POST' | 'PUT'
  path: string
  body?: object
}

const send = (config: Config, { method, path, body = {} }: Call): Promise<Response> =>
  fetch(`${config.NEWSLETTER_URL}/3.0/lists/${encodeURIComponent(config.NEWSLETTER_LIST)}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(config.NEWSLETTER_API_KEY && { authorization: authorization(config.NEWSLETTER_API_KEY) }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  })

async function ask(config: Config, call: Call): Promise<Refusal | undefined> {
  const answer = await send(config, call)
  const text = await answer.text()
  if (answer.ok && v.is(Member, text)) return undefined
  const refusal = refusalIn(text)
  if (answer.status === 400 && refusal.title) return refusal
  throw new Error(`The mailing list answered ${answer.status}: ${text.slice(0, 300)}`)
}

/** Returns the path of a member, whom the service names by the MD5 hash of the address in lower case. */
const pathOf = (email: string): string => `/members/${createHash('md5').update(email).digest('hex')}`

/** Asks the service to mail a confirmation. It is the only way back for an address that has left the list. */
async function askToConfirm(config: Config, email: string, language: Locale): Promise<SubscriptionOutcome> {
  const body = { email_address: email, status: 'pending', language }
  const refusal = await ask(config, { method: 'PUT', path: pathOf(email), body })
  if (refusal) throw new Error(`The mailing list refused a return: ${refusal.title}`)
  return 'subscribed'
}

async function join(config: Config, email: string, language: Locale): Promise<SubscriptionOutcome> {
  const body = { email_address: email, status: 'subscribed', language }
  const refusal = await ask(config, { method: 'POST', path: '/members', body })
  if (!refusal) return 'subscribed'
  if (refusal.title === 'Member Exists') return 'already_subscribed'
  if (refusal.title === 'Member In Compliance State') return askToConfirm(config, email, language)
  // The address was erased there for good and can only be added again with a form of the service. The answer
  // is the same as for a member, so that it reveals nothing.
  if (refusal.title === 'Forgotten Email Not Subscribed') return 'already_subscribed'
  if (isFake(refusal))
    throw new AppError('validation', { fields: [{ path: 'email', code: 'validation.email' }] })
  throw new Error(`The mailing list refused: ${refusal.title}, ${refusal.detail}`)
}

/**
 * Adds an address (in lower case) to the configured list with Mailchimp's API 3.0. A member stays unchanged.
 * @throws AppError validation when the service rejects the address as invalid; unavailable when no service is
 *   configured, or when it does not answer or refuses.
 */
export async function joinList(
  config: Config,
  email: string,
  language: Locale,
): Promise<SubscriptionOutcome> {
  if (!config.NEWSLETTER_URL) throw new AppError('unavailable', { retryAfterSeconds: secondsToWait })
  try {
    return await join(config, email, language)
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('unavailable', { cause, retryAfterSeconds: secondsToWait })
  }
}

/**
 * Erases an address (in lower case) from the list for good. It is no failure if the address is not on the list.
 * @throws Error when the service does not answer or refuses
 */
export async function leaveList(config: Config, email: string): Promise<void> {
  if (!config.NEWSLETTER_URL) return
  const answer = await send(config, { method: 'POST', path: `${pathOf(email)}/actions/delete-permanent` })
  if (!answer.ok && answer.status !== 404) throw new Error(`The mailing list answered ${answer.status}`)
}
