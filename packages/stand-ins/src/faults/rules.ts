/** Everything that can be made to go wrong, by name. */
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
  'dispute',
  'rate-limit',
] as const

export type Effect = (typeof effects)[number]

/** One thing that shall go wrong: where, how, how often. */
export interface FaultRule {
  id: string
  effect: Effect
  /** Only requests of this method; absent: any. */
  method?: string
  /** Only paths that begin so; absent: any but `/_admin`. */
  path?: string
  /** For webhooks: only events of this type; absent: any. */
  type?: string
  /** How often it still strikes; null: until the rule is removed. */
  times: number | null
  /** Chance per occasion, 0 to 1. */
  probability: number
  /** Milliseconds of latency, of webhook delay (drawn between 0 and this), or before a hang is cut. */
  ms?: number
  /** HTTP status of an injected error. */
  status: number
  /** What an injected error says in the service's own shape, such as `QUOTA_EXCEEDED`; absent: what goes with the status. */
  message?: string
  /** Seconds that an injected error asks to wait. */
  retryAfter?: number
}

export interface Occasion {
  method?: string
  path?: string
  type?: string
}

/** The rules in force; kept in memory, so that a restart heals everything. */
export interface Faults {
  list(): FaultRule[]
  add(rule: Omit<FaultRule, 'id'>): FaultRule
  clear(): void
  /** The first rule with one of `wanted` effects that strikes on this occasion; counts it as used. */
  strike(wanted: readonly Effect[], occasion: Occasion): FaultRule | undefined
}

/** `random` is injectable so that tests with probabilities are repeatable. */
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
