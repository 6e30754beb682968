/** The states of a reservation (RULES.md §6.1). */
export const reservationStates = [
  'held',
  'contract_signed',
  'awaiting_payment',
  'awaiting_transfer',
  'confirmed',
  'active',
  'completed',
  'expired',
  'cancelled',
  'refund_pending',
  'refunded',
  'needs_review',
] as const
export type ReservationState = (typeof reservationStates)[number]

/** The actors of a transition. `payment` is `fulfil`, however it was called. */
export const reservationActors = ['tenant', 'owner', 'admin', 'timer', 'payment'] as const
export type ReservationActor = (typeof reservationActors)[number]

export interface ReservationTransition {
  /** Null when the reservation does not exist yet. */
  readonly from: ReservationState | null
  readonly to: ReservationState
  readonly by: readonly ReservationActor[]
  /** Whether the period is blocked afterwards. `keep` does not change it. */
  readonly blocks: boolean | 'keep'
  /** Set for those that only such reservations make that change the dates of another one, or extend it. */
  readonly onlyFor?: readonly Following[]
}

/** How a reservation may follow from another one. */
export type Following = 'change' | 'extension'

const transition = (
  from: ReservationState | null,
  to: ReservationState,
  by: readonly ReservationActor[],
  blocks: boolean | 'keep',
): ReservationTransition => ({ from, to, by, blocks })

/** Live states that are not paid. They end when their time is over. */
export const pendingStates = ['held', 'contract_signed', 'awaiting_payment', 'awaiting_transfer'] as const

/**
 * The whole machine. A transition that is not listed is refused with `wrong_state`. The database has a copy:
 * after a change, `pnpm migration new <name> --transitions` updates it, and `pnpm check` fails until then.
 */
export const reservationTransitions: readonly ReservationTransition[] = [
  transition(null, 'held', ['tenant'], true),
  transition('held', 'contract_signed', ['tenant'], true),
  transition('contract_signed', 'awaiting_payment', ['tenant'], true),
  transition('awaiting_payment', 'contract_signed', ['tenant', 'payment'], true),
  transition('contract_signed', 'awaiting_transfer', ['admin'], true),
  transition('awaiting_transfer', 'confirmed', ['admin'], true),
  transition('awaiting_payment', 'confirmed', ['payment'], true),
  // A change of dates for which nothing is left to pay.
  { ...transition('contract_signed', 'confirmed', ['tenant'], true), onlyFor: ['change'] },
  // The booking that it would have changed or extended has ended in the meantime.
  {
    ...transition('awaiting_payment', 'refund_pending', ['payment'], false),
    onlyFor: ['change', 'extension'],
  },
  ...pendingStates.map((state) => transition(state, 'expired', ['timer'], false)),
  ...pendingStates.map((state) => transition(state, 'cancelled', ['tenant', 'admin'], false)),
  transition('expired', 'confirmed', ['payment'], true),
  transition('expired', 'refund_pending', ['payment'], false),
  transition('cancelled', 'confirmed', ['payment'], true),
  transition('cancelled', 'refund_pending', ['payment'], false),
  transition('confirmed', 'active', ['timer'], true),
  transition('active', 'completed', ['timer'], 'keep'),
  // `payment`: the money was refunded at the provider itself. `owner`, `timer`: the tenant asked to cancel.
  transition('confirmed', 'refund_pending', ['admin', 'payment', 'owner', 'timer'], 'keep'),
  transition('active', 'refund_pending', ['admin', 'payment', 'owner', 'timer'], 'keep'),
  // The tenant asked to cancel so late that nothing is refunded, or changed the dates (`tenant`, `payment`).
  transition('confirmed', 'cancelled', ['owner', 'timer', 'tenant', 'payment'], false),
  // `admin`: a month of it has not been paid for long.
  transition('active', 'cancelled', ['owner', 'timer', 'tenant', 'payment', 'admin'], false),
  transition('refund_pending', 'refunded', ['payment'], false),
  transition('refund_pending', 'needs_review', ['payment', 'timer'], 'keep'),
  transition('needs_review', 'refund_pending', ['admin', 'payment'], 'keep'),
  // A refund that had succeeded was returned by the bank. The period stays free.
  transition('refunded', 'needs_review', ['payment'], 'keep'),
]

/** Returns the transition if the machine has it; with `actor`, only if that actor may cause it. */
export const findTransition = (
  from: ReservationState | null,
  to: ReservationState,
  actor?: ReservationActor,
): ReservationTransition | undefined =>
  reservationTransitions.find(
    (known) => known.from === from && known.to === to && (actor === undefined || known.by.includes(actor)),
  )

/** Paid states, in which the tenant may know the whole address (RULES.md §7.3). */
export const bookedStates: readonly ReservationState[] = ['confirmed', 'active', 'completed']

/** States of reservations that keep a place or user from being deleted permanently. */
export const liveStates: readonly ReservationState[] = [
  ...pendingStates,
  'confirmed',
  'active',
  'refund_pending',
  'needs_review',
]

/** The time limits of the machine (RULES.md §6.8, §6.10, §6.50, §6.51, §6.52). */
export const reservationTimes = {
  holdMinutes: 15,
  contractHoldMinutes: 30,
  checkoutSessionMinutes: 31,
  checkoutGraceMinutes: 5,
  checkoutWindowMinutes: 120,
  transferHours: 48,
} as const

export const maxLiveHolds = 2
/** How many holds may lapse within a day before the next one needs proof of a real person (RULES.md §6.12). */
export const lapsesAllowed = 3
/**
 * Holds that were given up count as one lapse for each time that they have kept others away for this many
 * minutes, together or alone.
 */
export const lapsedAfterMinutes = 10
export const maxCheckoutSessions = 3
export const maxRefundAttempts = 5
