import type { Attachment, Email } from 'postal-mime'
import { html, type Markup } from '../page/html.ts'
import type { Language } from '../page/layout.ts'
import type { MessageSummary } from './messages.ts'

const es = {
  title: 'Correo de prueba',
  intro: 'Todo lo que la plataforma envía llega aquí. Nada sale de este equipo.',
  empty: 'Todavía no llegó ningún correo.',
  older: 'Anteriores',
  refresh: 'Actualizar',
  to: 'Para',
  from: 'De',
  back: 'Volver a la bandeja',
  noSubject: '(sin asunto)',
  attachments: 'Adjuntos',
  content: 'Contenido del correo',
  plain: 'Solo texto',
  rich: 'Con formato',
  source: 'Fuente',
  missing: 'No encontramos este correo',
}
const en: typeof es = {
  title: 'Test mail',
  intro: 'Everything the platform sends arrives here. Nothing leaves this machine.',
  empty: 'No mail has arrived yet.',
  older: 'Older',
  refresh: 'Refresh',
  to: 'To',
  from: 'From',
  back: 'Back to the inbox',
  noSubject: '(no subject)',
  attachments: 'Attachments',
  content: 'Message content',
  plain: 'Text only',
  rich: 'Formatted',
  source: 'Source',
  missing: 'We could not find this message',
}

export const mailTextsOf = (language: Language) => (language === 'en' ? en : es)

const dateOf = (received: number, language: Language) =>
  html`<time datetime="${new Date(received).toISOString()}"
    >${new Intl.DateTimeFormat(language === 'es' ? 'es-CL' : 'en-GB', {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(received)}</time
  >`

/** Renders the inbox, newest first. `older` is the URL of the next page. */
export function inboxBody(
  messages: readonly MessageSummary[],
  older: string | null,
  language: Language,
): Markup {
  const texts = mailTextsOf(language)
  const rows = messages.map(
    (message) =>
      html`<li>
        <a href="/mail/${message.id}"
          ><span class="who">${message.to.join(', ')}</span>
          <span class="subject">${message.subject || texts.noSubject}</span
          >${dateOf(message.received, language)}</a
        >
      </li>`,
  )
  return html`<main>
    <header>
      <div>
        <h1>${texts.title}</h1>
        <p class="small">${texts.intro}</p>
      </div>
      <a class="button" href="/mail">${texts.refresh}</a>
    </header>
    ${
      messages.length === 0
        ? html`<p class="empty">${texts.empty}</p>`
        : html`<ul class="messages">
            ${rows}
          </ul>`
    }
    ${older !== null && html`<p><a class="button" href="${older}">${texts.older}</a></p>`}
  </main>`
}

interface Opened {
  summary: MessageSummary
  email: Email
  /** Shows the text part even if there is an HTML part. */
  asText: boolean
}

/** Renders one message: its headers, its content in a sandboxed frame, and its attachments. */
export function mailMessageBody({ summary, email, asText }: Opened, language: Language): Markup {
  const texts = mailTextsOf(language)
  const both = email.html !== undefined && email.text !== undefined
  const base = `/mail/${summary.id}`
  return html`<main>
    <p><a href="/mail">← ${texts.back}</a></p>
    <h1>${summary.subject || texts.noSubject}</h1>
    <dl>
      <div>
        <dt>${texts.from}</dt>
        <dd>${summary.from}</dd>
      </div>
      <div>
        <dt>${texts.to}</dt>
        <dd>${summary.to.join(', ')}</dd>
      </div>
    </dl>
    <p class="small">
      ${dateOf(summary.received, language)}
      ${both && html` · <a href="${asText ? base : `${base}?view=text`}">${asText ? texts.rich : texts.plain}</a>`}
      · <a href="${base}/source">${texts.source}</a>
    </p>
    ${attachmentList(email.attachments, base, texts.attachments)}
    <iframe
      title="${texts.content}"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      src="${base}/content${asText ? '?view=text' : ''}"
    ></iframe>
  </main>`
}

function attachmentList(attachments: readonly Attachment[], base: string, title: string): Markup | false {
  const shown = attachments
    .map((attachment, index) => ({ attachment, index }))
    .filter(({ attachment }) => !attachment.related)
  if (shown.length === 0) return false
  return html`<section class="attachments" aria-label="${title}">
    <ul>
      ${shown.map(
        ({ attachment, index }) =>
          html`<li>
            <a class="button" href="${base}/attachments/${index}">${attachment.filename ?? `${index + 1}`}</a>
          </li>`,
      )}
    </ul>
  </section>`
}
