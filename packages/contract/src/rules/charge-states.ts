import type { ReservationState } from './reservation-states.ts'

/**
 * The states of a charge of a plan (RULES.md §6.67). `planned`: its day is to come. `due`: it can be paid. `charging`:
 * the saved card is being charged. `failed`: the last try to charge it failed. `overdue`: its time to be paid is over.
 * `waived`: the office gave it up, with a reason. `dropped`: its stay ended before, so that it is not charged. `refunded`:
 * all of it went back.
 */
export const chargeStates = [
  'planned',
  'due',
  'charging',
  'failed',
  'paid',
  'overdue',
  'waived',
  'dropped',
  'refunded',
] as const
export type ChargeState = (typeof chargeStates)[number]

/** The states that `state` of a charge has on the wire. Others came later and are in `standing`. */
export const plainChargeStates = ['planned', 'due', 'paid', 'overdue', 'dropped', 'refunded'] as const
export type PlainChargeState = (typeof plainChargeStates)[number]

const plainStates: Readonly<Record<Exclude<ChargeState, PlainChargeState>, PlainChargeState>> = {
  charging: 'due',
  failed: 'due',
  waived: 'dropped',
}

/** Returns what a client that knows only the plain states reads for one: what it means to whoever pays. */
export const plainChargeState = (state: ChargeState): PlainChargeState =>
  state in plainStates ? plainStates[state as keyof typeof plainStates] : (state as PlainChargeState)

/** Returns the exact state of a charge, which answers of servers of the previous version lack. */
export const chargeStateOf = ({
  state,
  standing,
}: {
  readonly state: PlainChargeState
  readonly standing?: ChargeState | undefined
}): ChargeState => standing ?? state

/** The actors of a transition. `payment` is `fulfil`, or what the provider did without us: a refund, a refusal. */
export const chargeActors = ['tenant', 'owner', 'admin', 'timer', 'payment'] as const
export type ChargeActor = (typeof chargeActors)[number]

export interface ChargeTransition {
  /** Null when the charge does not exist yet. */
  readonly from: ChargeState | null
  readonly to: ChargeState
  readonly by: readonly ChargeActor[]
}

/** States in which a charge waits to be paid. */
export const unpaidChargeStates = [
  'planned',
  'due',
  'charging',
  'failed',
  'overdue',
] as const satisfies readonly ChargeState[]

/** Tells whether a charge waits to be paid. */
export const isUnpaidCharge = ({ state }: { readonly state: ChargeState }): boolean =>
  (unpaidChargeStates as readonly ChargeState[]).includes(state)

/**
 * How a paid booking stands by its months: one of them is overdue, or waits to be paid (`due`), or before it begins only months to
 * come are left (`monthly`), so that it is not paid as a whole. Undefined for every other booking.
 */
export function planStandingOf({
  status,
  charges = [],
}: {
  readonly status: ReservationState
  readonly charges?: readonly { readonly state: ChargeState }[] | undefined
}): 'overdue' | 'due' | 'monthly' | undefined {
  if (status !== 'confirmed' && status !== 'active') return undefined
  const has = (...wanted: readonly ChargeState[]) => charges.some(({ state }) => wanted.includes(state))
  if (has('overdue')) return 'overdue'
  if (has('due', 'charging', 'failed')) return 'due'
  return status === 'confirmed' && charges.some(isUnpaidCharge) ? 'monthly' : undefined
}

const transition = (
  from: ChargeState | null,
  to: ChargeState,
  by: readonly ChargeActor[],
): ChargeTransition => ({ from, to, by })

/** The whole machine. The database has a copy, and a test compares the two. */
export const chargeTransitions: readonly ChargeTransition[] = [
  transition(null, 'planned', ['payment']),
  transition('planned', 'due', ['timer']),
  // The saved card is charged, on the day of the charge and on two later ones.
  transition('due', 'charging', ['timer']),
  transition('failed', 'charging', ['timer']),
  transition('charging', 'failed', ['payment']),
  transition('due', 'overdue', ['timer']),
  transition('failed', 'overdue', ['timer']),
  // The office gave it more days.
  transition('overdue', 'due', ['admin']),
  transition('due', 'waived', ['admin']),
  transition('overdue', 'waived', ['admin']),
  transition('failed', 'waived', ['admin']),
  ...unpaidChargeStates.map((state) => transition(state, 'paid', ['payment'])),
  // Its stay ended: by a cancellation, by the office, or because its money went back. Only the last does not wait for a
  // charge that is under way, and what that pays after all is given back.
  ...unpaidChargeStates.map((state) =>
    transition(
      state,
      'dropped',
      state === 'charging' ? ['payment'] : ['tenant', 'owner', 'admin', 'timer', 'payment'],
    ),
  ),
  transition('paid', 'refunded', ['payment']),
  // The bank did not take the refund.
  transition('refunded', 'paid', ['payment']),
]

/** Tells whether the machine has a transition; with `actor`, whether that actor may cause it. */
export const hasChargeTransition = (
  from: ChargeState | null,
  to: ChargeState,
  actor?: ChargeActor,
): boolean =>
  chargeTransitions.some(
    (known) => known.from === from && known.to === to && (actor === undefined || known.by.includes(actor)),
  )
