import { SMTPServer } from 'smtp-server'
import type { Log } from '../log.ts'
import type { Mailbox } from './messages.ts'

type Done = (error?: Error | null, answer?: string) => void

const MAX_BYTES = 25 * 1024 * 1024

/**
 * Starts an SMTP server that accepts and stores every message for any recipient, with any login or none.
 * Resolves once it listens.
 */
export async function startSmtp(
  mailbox: Mailbox,
  { port, host, log }: { port: number; host: string; log: Log },
) {
  const keep = async (raw: Buffer, from: string, to: string[], done: Done) => {
    let id: string
    try {
      id = await mailbox.keep(raw, from, to)
    } catch (error) {
      return done(error instanceof Error ? error : new Error(String(error)))
    }
    done(null, `kept as ${id}`)
  }
  const server = new SMTPServer({
    authOptional: true,
    // TLS is disabled, because clients would try to verify a certificate that no authority signed.
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    size: MAX_BYTES,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom === false ? '' : mailFrom.address
        const to = rcptTo.map(({ address }) => address)
        void keep(Buffer.concat(chunks), from, to, done)
      })
    },
  })
  server.on('error', (error) => log.warn({ error: error.message }, 'mail: connection error'))
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
  return {
    port: (server.server.address() as { port: number }).port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
