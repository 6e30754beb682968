import type { Transporter } from 'nodemailer'
import type { Config } from '../config/config.ts'
import type { Storage } from '../storage/storage.ts'
import { calendarPart } from './calendar-part.ts'
import { harmless } from './harmless.ts'
import { htmlLayout } from './html-layout.ts'
import type { Mail } from './mail.ts'
import { mailMessages } from './mail-messages.ts'
import { textLayout } from './text-layout.ts'

export interface Mailer {
  /**
   * Sends a mail through the SMTP server. The same `id` gives the same Message-ID, so that a repeated mail is
   * recognised.
   */
  send: (id: string, mail: Mail) => Promise<void>
  close: () => void
}

const footers = mailMessages({
  es: {
    footer: '¿Algo no está bien? Responde este correo y te ayudamos. Metrolibre, {site}',
    // The team offers itself no help.
    footerTeam: 'Metrolibre, {site}',
  },
  en: {
    footer: 'Something not right? Reply to this mail and we will help. Metrolibre, {site}',
    footerTeam: 'Metrolibre, {site}',
  },
})

/**
 * Says that a program wrote the mail, so that absence notices don't answer it (RFC 3834; the second for Exchange).
 */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

export function createMailer(config: Config, storage: Storage): Mailer {
  let transport: Transporter | undefined
  const connect = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer')
    return (transport ??= createTransport(
      // A mail is sent by a job, which must end within half a minute.
      { url: config.SMTP_URL, connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 20_000 },
      { from: config.MAIL_FROM },
    ))
  }
  const site = new URL(config.PUBLIC_URL).host
  return {
    async send(id, { to, replyTo, locale, content: written, unsubscribe, appointment, attachments = [] }) {
      const content = harmless(written)
      const footer = footers(locale)(to === config.CONTACT_EMAIL ? 'footerTeam' : 'footer', { site })
      const files = await Promise.all(
        attachments.map(async ({ key, fileName, contentType }) => ({
          filename: fileName,
          contentType,
          content: Buffer.from(await storage.getBytes(key)),
        })),
      )
      const listed = files.map(({ filename, content: bytes }) => ({ name: filename, bytes: bytes.length }))
      const connected = await connect()
      await connected.sendMail({
        messageId: `<${id}@${new URL(config.PUBLIC_URL).hostname}>`,
        to,
        replyTo,
        subject: content.subject,
        html: htmlLayout(content, locale, footer, listed),
        text: textLayout(content, footer, listed),
        ...(appointment && { alternatives: [calendarPart(appointment, { from: config.MAIL_FROM, to })] }),
        headers: {
          'Content-Language': locale,
          ...automatic,
          ...(unsubscribe && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        attachments: files,
      })
    },
    close: () => transport?.close(),
  }
}
