import type { StandInsOptions } from './start.ts'

type Environment = Record<string, string | undefined>

/**
 * Reads the configuration of the process.
 * @throws Error with one sentence that names the wrong variable
 */
export function readEnvironment(environment: Environment): StandInsOptions {
  const { DEPLOYMENT = '' } = environment
  if (DEPLOYMENT !== '' && DEPLOYMENT !== 'embedded')
    throw new Error(`DEPLOYMENT=${DEPLOYMENT} needs the real services: don’t start the stand-ins with it.`)
  const need = (name: string) => {
    const value = environment[name]
    if (value === undefined || value === '') throw new Error(`${name} must be set.`)
    return value
  }
  const portOf = (name: string) => {
    const port = Number(need(name))
    if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
    throw new Error(`${name} must be a port number, not "${environment[name]}".`)
  }
  const addressOf = (name: string) => {
    const url = URL.parse(need(name))
    if (url?.protocol === 'http:' || url?.protocol === 'https:') return need(name)
    throw new Error(`${name} must be an address starting with http:// or https://.`)
  }
  const webhookOf = (url: string, secret: string) =>
    environment[url] ? { url: addressOf(url), secret: need(secret) } : undefined
  const stripeWebhook = webhookOf('STRIPE_WEBHOOK_URL', 'STRIPE_WEBHOOK_SECRET')
  return {
    port: portOf('STAND_INS_PORT'),
    smtpPort: portOf('SMTP_PORT'),
    dataDir: need('STAND_INS_DATA_DIR'),
    host: environment['HOST'],
    publicUrl: addressOf('PUBLIC_URL'),
    origin: environment['STAND_INS_URL'] ? addressOf('STAND_INS_URL') : undefined,
    payments: {
      secretKey: need('STRIPE_SECRET_KEY'),
      webhooks: stripeWebhook === undefined ? [] : [stripeWebhook],
    },
    identity: {
      projectId: need('IDENTITY_PROJECT_ID'),
      apiKey: environment['IDENTITY_API_KEY'],
      serverApiKey: environment['IDENTITY_SERVER_API_KEY'],
      // Line breaks may be written as \n in a variable, as in Firebase's own key files.
      serviceAccount: {
        clientEmail: need('IDENTITY_CLIENT_EMAIL'),
        key: need('IDENTITY_PRIVATE_KEY').replaceAll('\\n', '\n'),
      },
    },
    visits: { webhook: webhookOf('VISITS_WEBHOOK_URL', 'VISITS_WEBHOOK_SECRET') },
  }
}
