import { html, type Markup } from '../../page/html.ts'
import type { Language } from '../../page/layout.ts'
import type { Payments } from '../context.ts'
import type { PaymentIntent, Session } from '../objects/types.ts'
import type { CardFields } from './form.ts'
import { notice, sessionTotal } from './page.ts'
import { checkoutTextsOf } from './texts.ts'

/**
 * Requests proof for the bank: the intent waits for the payer, nothing is charged, and the session stays
 * open.
 */
export function askAuthentication(
  { store, emit, origin }: Payments,
  session: Session,
  intent: PaymentIntent,
) {
  const url = `${origin}/pay/${session.id}`
  const waiting = store.update<PaymentIntent>({
    ...intent,
    next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: session.success_url, url } },
    status: 'requires_action',
  })
  store.update<Session>({ ...session, payment_intent: intent.id })
  emit('payment_intent.requires_action', waiting)
}

/** Renders the bank's question: a plain form with two answers that keeps the fields entered before. */
export function authenticationBody(session: Session, language: Language, fields: CardFields): Markup {
  const texts = checkoutTextsOf(language)
  const total = sessionTotal(session, language)
  return html`${notice(texts)}
    <main class="message">
      <h1>${texts.proveTitle}</h1>
      <p>${texts.proveText}</p>
      ${total !== null && html`<p class="amount"><strong>${total}</strong></p>`}
      <form method="post">
        ${Object.entries(fields).map(
          ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
        )}
        <button class="pay" type="submit" name="proof" value="passed">${texts.provePass}</button>
        <button class="cancel" type="submit" name="proof" value="failed">${texts.proveFail}</button>
      </form>
    </main>`
}
