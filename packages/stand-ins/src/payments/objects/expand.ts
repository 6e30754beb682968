import { StripeError } from '../wire/errors.ts'
import type { ObjectStore } from './store.ts'
import type { LineItem } from './types.ts'

/** The most steps below the returned object, as in Stripe's API. */
const MAX_DEPTH = 4

/**
 * Replaces ids by their objects along each path (`data.payment_intent.latest_charge`) and adds `line_items`.
 */
export function expand<T extends object>(store: ObjectStore, answer: T, paths: readonly string[]): T {
  const copy = structuredClone(answer)
  for (const path of paths) {
    const steps = path.split('.')
    if (steps.filter((step) => step !== 'data').length > MAX_DEPTH) {
      throw new StripeError(`You cannot expand more than ${MAX_DEPTH} levels of a property: ${path}`, {
        param: 'expand',
      })
    }
    walk(store, copy as Record<string, unknown>, steps, path)
  }
  return copy
}

function walk(
  store: ObjectStore,
  node: Record<string, unknown>,
  [step = '', ...rest]: readonly string[],
  path: string,
) {
  const value = field(store, node, step)
  if (value === undefined)
    throw new StripeError(`This property cannot be expanded (${path}).`, { param: 'expand' })
  node[step] = value
  if (rest.length === 0 || value === null) return
  for (const child of Array.isArray(value) ? value : [value]) {
    if (typeof child === 'object' && child !== null) walk(store, child as Record<string, unknown>, rest, path)
  }
}

function field(store: ObjectStore, node: Record<string, unknown>, step: string): unknown {
  if (step === 'line_items' && node['object'] === 'checkout.session')
    return lineItems(store, node['id'] as string)
  const value = Object.hasOwn(node, step) ? node[step] : undefined
  return typeof value === 'string' ? store.findAny(value) : value
}

/** Returns a session's line items as a list in Stripe's format. */
export function lineItems(store: ObjectStore, sessionId: string) {
  const { lineItems: data = [] } = store.hidden<{ lineItems?: LineItem[] }>(sessionId)
  return {
    object: 'list' as const,
    url: `/v1/checkout/sessions/${sessionId}/line_items`,
    has_more: false,
    data,
  }
}
