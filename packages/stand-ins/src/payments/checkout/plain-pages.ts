import { html, type Markup } from '../../page/html.ts'
import type { Language } from '../../page/layout.ts'
import { formatMoney } from '../../page/money.ts'
import type { Charge } from '../objects/types.ts'
import { notice } from './page.ts'
import { checkoutTextsOf, type Texts } from './texts.ts'

/** Renders a page with one message and a link: expired, already paid, not found. */
export function messageBody(
  language: Language,
  kind: 'expired' | 'done' | 'missing',
  backTo: string | null,
): Markup {
  const texts = checkoutTextsOf(language)
  return html`${notice(texts)}
    <main class="message">
      <h1>${texts[`${kind}Title`]}</h1>
      <p>${texts[`${kind}Text`]}</p>
      ${backTo !== null && html`<a class="pay" href="${backTo}">${texts.back}</a>`}
    </main>`
}

/** Renders the receipt for a charge's `receipt_url`. */
export function receiptBody(charge: Charge, language: Language): Markup {
  const texts = checkoutTextsOf(language)
  const date = new Intl.DateTimeFormat(language === 'es' ? 'es-CL' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: charge.currency === 'pen' ? 'America/Lima' : 'America/Santiago',
  }).format(charge.created * 1000)
  const { card } = charge['payment_method_details'] as { card: { last4: string } }
  return html`${notice(texts)}
    <main class="message receipt">
      <p class="brand">${texts.name}</p>
      <h1>${texts.receipt}</h1>
      <p class="amount"><strong>${formatMoney(charge.amount, charge.currency, language)}</strong></p>
      <dl>
        ${rows(charge, texts, date, card.last4).map(
          ([term, value]) =>
            html`<div>
              <dt>${term}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
        ${
          charge.amount_refunded > 0 &&
          html`<div>
            <dt>${texts.refunded}</dt>
            <dd>${formatMoney(charge.amount_refunded, charge.currency, language)}</dd>
          </div>`
        }
      </dl>
    </main>`
}

const rows = (charge: Charge, texts: Texts, date: string, last4: string): [string, string][] => [
  [texts.paidOn, date],
  [texts.paidBy, charge.billing_details.name ?? ''],
  [texts.method, `Visa ···· ${last4}`],
  ...optional(texts.description, charge['description']),
  [texts.receiptNumber, charge.id],
]

const optional = (term: string, value: unknown): [string, string][] =>
  typeof value === 'string' && value !== '' ? [[term, value]] : []
