import type { Payments } from '../context.ts'
import { cardOf } from '../objects/cards.ts'
import { changes } from '../objects/fields.ts'
import type { PaymentMethod } from '../objects/types.ts'
import type { SavedCardAside } from '../checkout/payment-method.ts'

/** What a bank changes about a card that it replaces: its number, and until when it is valid. */
export interface CardUpdate {
  number?: string
  month?: number
  year?: number
}

/** Replaces a saved card as its bank does, which the provider hears and reports. Undefined when there is no such card. */
export function updateCard(
  { store, emit }: Payments,
  id: string,
  { number, month, year }: CardUpdate,
): PaymentMethod | undefined {
  const before = store.find('payment_method', id)
  const replaced = number === undefined ? undefined : cardOf(number)
  if (before === undefined || (number !== undefined && replaced === undefined)) return undefined
  const after = store.update<PaymentMethod>(
    {
      ...before,
      card: {
        ...before.card,
        ...(replaced && { last4: replaced.number.slice(-4) }),
        ...(month !== undefined && { exp_month: month }),
        ...(year !== undefined && { exp_year: year }),
      },
    },
    replaced ? { hidden: { card: replaced.id } satisfies SavedCardAside } : {},
  )
  emit('payment_method.automatically_updated', after, changes(before, after))
  return after
}
