/** The names of all faults that can be injected. */
export const effects = [
  'latency',
  'error',
  'hang',
  'error-after-commit',
  'hang-after-commit',
  'reset-after-commit',
  'lost-after-answer',
  'webhook-drop',
  'webhook-duplicate',
  'webhook-delay',
  'refund-fail',
  'refund-fail-late',
  'refund-insufficient-funds',
  'refund-charge-pending',
  'refund-processing',
  'refund-requires-action',
  'dispute',
  'card-decline',
  'card-authentication',
  'rate-limit',
] as const

export type Effect = (typeof effects)[number]

/** A fault to inject: which requests it affects, its effect, and how often. */
export interface FaultRule {
  id: string
  effect: Effect
  /** Only requests with this method; by default any. */
  method?: string
  /** Only paths with this prefix; by default any except `/_admin`. */
  path?: string
  /** For webhooks: only events of this type; by default any. */
  type?: string
  /** How often it is still applied. Null means until the rule is removed. */
  times: number | null
  /** The probability for each request, from 0 to 1. */
  probability: number
  /**
   * Milliseconds of latency, of webhook delay (a random time up to this), or until a hanging connection is
   * closed.
   */
  ms?: number
  /** The HTTP status of an injected error. */
  status: number
  /**
   * The message of an injected error in the service's own format, such as `QUOTA_EXCEEDED`; by default the
   * usual one for the status. For `card-decline`: the bank's code.
   */
  message?: string
  /** The `Retry-After` of an injected error, in seconds. */
  retryAfter?: number
}

export interface Occasion {
  method?: string
  path?: string
  type?: string
}

/** The active fault rules. They are kept in memory, so a restart removes them. */
export interface Faults {
  list(): FaultRule[]
  add(rule: Omit<FaultRule, 'id'>): FaultRule
  clear(): void
  /**
   * Returns the first rule with one of the `wanted` effects that applies to this request, and counts it as
   * used.
   */
  strike(wanted: readonly Effect[], occasion: Occasion): FaultRule | undefined
}

/** Creates an empty set of rules. `random` can be replaced, so that tests with probabilities are repeatable. */
export function createFaults(random: () => number = Math.random): Faults {
  let rules: FaultRule[] = []
  let count = 0
  const strikes = (rule: FaultRule, wanted: readonly Effect[], occasion: Occasion) =>
    wanted.includes(rule.effect) &&
    (rule.method === undefined || rule.method === occasion.method) &&
    (rule.path === undefined || (occasion.path ?? '').startsWith(rule.path)) &&
    (rule.type === undefined || rule.type === occasion.type) &&
    (rule.probability >= 1 || random() < rule.probability)
  return {
    list: () => rules,
    add: (rule) => {
      const added = { ...rule, id: `fault_${++count}` }
      rules.push(added)
      return added
    },
    clear: () => {
      rules = []
    },
    strike: (wanted, occasion) => {
      const rule = rules.find((candidate) => strikes(candidate, wanted, occasion))
      if (typeof rule?.times === 'number' && --rule.times <= 0) rules = rules.filter((kept) => kept !== rule)
      return rule
    },
  }
}
