import { html, type Markup } from '../../page/html.ts'
import type { Language } from '../../page/layout.ts'
import { formatMoney } from '../../page/money.ts'
import type { LineItem, Session } from '../objects/types.ts'
import { grouped, testCards } from '../objects/cards.ts'
import type { CardFields, FieldErrors, FieldName } from './form.ts'
import { checkoutTextsOf, type Texts } from './texts.ts'

interface CheckoutView {
  session: Session
  items: readonly LineItem[]
  language: Language
  fields: CardFields
  errors: FieldErrors
  /** The message key of the card's refusal after an attempt. */
  refusal?: keyof Texts | undefined
}

/** Renders the page of an open session, with the items on one side and the card form on the other. */
export function checkoutBody(view: CheckoutView): Markup {
  const { session, language } = view
  const texts = checkoutTextsOf(language)
  const total = sessionTotal(session, language)
  return html`${notice(texts)}
    <main class="sheet">
      ${summary(view, texts, total)}
      <section class="card" aria-labelledby="card-title">
        <h1 id="card-title">${texts[sessionTitle(session)]}</h1>
        ${problem(view, texts)}
        <form method="post" novalidate>
          ${field(view, texts, 'email', { type: 'email', autocomplete: 'email' })}
          ${field(view, texts, 'number', { inputmode: 'numeric', autocomplete: 'off' })}
          <div class="pair">
            ${field(view, texts, 'expiry', { inputmode: 'numeric', autocomplete: 'off', placeholder: texts.expiryHint })}
            ${field(view, texts, 'cvc', { inputmode: 'numeric', autocomplete: 'off' })}
          </div>
          ${field(view, texts, 'holder', { autocomplete: 'name' })}
          <button class="pay" type="submit">${total === null ? texts.save : `${texts.pay} ${total}`}</button>
          ${samples(view.fields, texts)}
        </form>
        <p class="small">${texts.secure}</p>
      </section>
    </main>`
}

/** Returns what an open session charges, in words, or null when it only saves a card. */
export const sessionTotal = (
  { amount_total: amount, currency }: Session,
  language: Language,
): string | null => (amount === null || currency === null ? null : formatMoney(amount, currency, language))

/** Returns the key of the title of a session's page. */
export const sessionTitle = ({ mode }: Session) => (mode === 'setup' ? 'saveTitle' : 'cardTitle')

/** Renders the banner that says that this is not a real payment. */
export const notice = (texts: Texts): Markup => html`<header class="notice"><p>${texts.notice}</p></header>`

function summary({ session, items, language }: CheckoutView, texts: Texts, total: string | null): Markup {
  const until = new Intl.DateTimeFormat(language === 'es' ? 'es-CL' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: session.currency === 'pen' ? 'America/Lima' : 'America/Santiago',
  }).format(session.expires_at * 1000)
  return html`<section class="summary" aria-labelledby="summary-title">
    <p class="brand" id="summary-title">${texts.name}</p>
    ${total === null ? html`<p>${texts.saveText}</p>` : html`<p class="amount"><span class="label">${texts.total}</span> <strong>${total}</strong></p>`}
    <ul class="items">
      ${items.map(
        (item) =>
          html`<li>
            <span>${item.description}${item.quantity > 1 && html` <small>× ${item.quantity}</small>`}</span>
            <span class="figure">${formatMoney(item.amount_total, item.currency, language)}</span>
          </li>`,
      )}
    </ul>
    <p class="small">
      ${texts.until} <time datetime="${new Date(session.expires_at * 1000).toISOString()}">${until}</time>.
    </p>
    ${session.cancel_url !== null && html`<a class="cancel" href="${session.cancel_url}">${texts.cancel}</a>`}
  </section>`
}

function problem({ errors, refusal }: CheckoutView, texts: Texts): Markup | false {
  if (refusal === undefined && Object.keys(errors).length === 0) return false
  return html`<div class="problem" role="alert">
    <strong>${texts.problem}.</strong> ${refusal && texts[refusal]}
  </div>`
}

interface FieldAttributes {
  type?: string
  inputmode?: string
  autocomplete: string
  placeholder?: string
}

function field(
  { fields, errors }: CheckoutView,
  texts: Texts,
  name: FieldName,
  attributes: FieldAttributes,
): Markup {
  const error = errors[name]
  return html`<div class="field">
    <label for="${name}">${texts[name]}</label>
    <input
      id="${name}"
      name="${name}"
      type="${attributes.type ?? 'text'}"
      inputmode="${attributes.inputmode ?? 'text'}"
      autocomplete="${attributes.autocomplete}"
      placeholder="${attributes.placeholder ?? ''}"
      value="${fields[name]}"
      required${error && html` aria-invalid="true" aria-describedby="${name}-error"`}
    />
    ${error && html`<p class="error" id="${name}-error">${texts[error]}</p>`}
  </div>`
}

function samples(fields: CardFields, texts: Texts): Markup {
  const chosen = fields.number.replaceAll(/\D/g, '')
  return html`<fieldset class="samples">
    <legend>${texts.testCards}</legend>
    <p class="small">${texts.testCardsHint}</p>
    <div class="sample-list">
      ${testCards.map(
        ({ id, number }) =>
          html`<button
            type="submit"
            name="fill"
            value="${id}"
            data-number="${grouped(number)}"
            aria-pressed="${number === chosen ? 'true' : 'false'}"
          >
            <span>${texts[`card_${id}`]}</span> <small>···· ${number.slice(-4)}</small>
          </button>`,
      )}
    </div>
  </fieldset>`
}
