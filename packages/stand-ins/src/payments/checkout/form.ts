import type { FormRecord } from '../../form.ts'
import { cardOf, grouped, type TestCard, testCards } from '../objects/cards.ts'
import type { CardExpiry } from './payment-method.ts'
import type { Texts } from './texts.ts'

/** The fields of the card form as typed. */
export interface CardFields {
  email: string
  holder: string
  number: string
  expiry: string
  cvc: string
}

export type FieldName = keyof CardFields
export type FieldErrors = Partial<Record<FieldName, keyof Texts>>

const sample = { number: grouped(testCards[0]!.number), expiry: '12 / 34', cvc: '123' }

/** Returns the initial fields of the form: the payer, if the session has one, and the sample card that pays. */
export const initialFields = (email: string | null, holder: string | null): CardFields => ({
  email: email ?? '',
  holder: holder ?? '',
  ...sample,
})

/** Reads a submitted form. */
export function readFormFields(form: FormRecord): CardFields {
  const read = (name: FieldName) => {
    const value = form[name]
    return typeof value === 'string' ? value.trim().slice(0, 200) : ''
  }
  return {
    email: read('email'),
    holder: read('holder'),
    number: read('number'),
    expiry: read('expiry'),
    cvc: read('cvc'),
  }
}

/** Fills in a sample card when its button was pressed. */
export function fillSample(fields: CardFields, id: unknown): CardFields {
  const card = testCards.find((known) => known.id === id)
  return card === undefined ? fields : { ...fields, ...sample, number: grouped(card.number) }
}

type Checked = { card: TestCard; expiry: CardExpiry } | { errors: FieldErrors }

/** Returns the sample card of a valid form, or a message key for each wrong field. `now` is in ms. */
export function checkFields(fields: CardFields, now: number): Checked {
  const card = cardOf(fields.number)
  const errors: FieldErrors = {}
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(fields.email)) errors.email = 'error_email'
  if (card === undefined) errors.number = 'error_number'
  const expiry = readExpiry(fields.expiry, now)
  if (typeof expiry === 'string') errors.expiry = expiry
  if (!/^\d{3,4}$/.test(fields.cvc)) errors.cvc = 'error_cvc'
  if (fields.holder === '') errors.holder = 'error_holder'
  return card !== undefined && typeof expiry !== 'string' && Object.keys(errors).length === 0
    ? { card, expiry }
    : { errors }
}

function readExpiry(expiry: string, now: number): CardExpiry | 'error_expiry' | 'error_expired' {
  const [, month = '', year = ''] = /^(\d{1,2})\s*\/\s*(?:20)?(\d{2})$/.exec(expiry) ?? []
  if (month === '' || Number(month) < 1 || Number(month) > 12) return 'error_expiry'
  // A card is valid until the end of its month, so the first instant of the next month must be in the future.
  const typed = { month: Number(month), year: 2000 + Number(year) }
  return Date.UTC(typed.year, typed.month, 1) <= now ? 'error_expired' : typed
}
