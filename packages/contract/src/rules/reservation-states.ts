/** States of a reservation. RULES §6. */
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

/** Who may cause a transition; `payment` is the one `fulfil`, however it was reached. */
export const reservationActors = ['tenant', 'admin', 'timer', 'payment'] as const
export type ReservationActor = (typeof reservationActors)[number]

export interface ReservationTransition {
  /** null: the reservation does not exist yet. */
  readonly from: ReservationState | null
  readonly to: ReservationState
  readonly by: readonly ReservationActor[]
  /** Whether the period is occupied afterwards; `keep` leaves it as it was. */
  readonly blocks: boolean | 'keep'
}

const transition = (
  from: ReservationState | null,
  to: ReservationState,
  by: readonly ReservationActor[],
  blocks: boolean | 'keep',
): ReservationTransition => ({ from, to, by, blocks })

/** Alive but neither paid nor over: they end by themselves when their time is up. */
export const pendingStates = ['held', 'contract_signed', 'awaiting_payment', 'awaiting_transfer'] as const

/**
 * The whole machine; whatever is not listed is refused with `wrong_state`. The database holds it too: after a change
 * `pnpm migration new <name> --transitions` writes it there, and `pnpm check` fails until then.
 */
export const reservationTransitions: readonly ReservationTransition[] = [
  transition(null, 'held', ['tenant'], true),
  transition('held', 'contract_signed', ['tenant'], true),
  transition('contract_signed', 'awaiting_payment', ['tenant'], true),
  transition('awaiting_payment', 'contract_signed', ['tenant', 'payment'], true),
  transition('contract_signed', 'awaiting_transfer', ['admin'], true),
  transition('awaiting_transfer', 'confirmed', ['admin'], true),
  transition('awaiting_payment', 'confirmed', ['payment'], true),
  ...pendingStates.map((state) => transition(state, 'expired', ['timer'], false)),
  ...pendingStates.map((state) => transition(state, 'cancelled', ['tenant', 'admin'], false)),
  transition('expired', 'confirmed', ['payment'], true),
  transition('expired', 'refund_pending', ['payment'], false),
  transition('cancelled', 'confirmed', ['payment'], true),
  transition('cancelled', 'refund_pending', ['payment'], false),
  transition('confirmed', 'active', ['timer'], true),
  transition('active', 'completed', ['timer'], 'keep'),
  // `payment`: somebody gave the money back at the provider itself.
  transition('confirmed', 'refund_pending', ['admin', 'payment'], 'keep'),
  transition('active', 'refund_pending', ['admin', 'payment'], 'keep'),
  transition('refund_pending', 'refunded', ['payment'], false),
  transition('refund_pending', 'needs_review', ['payment', 'timer'], 'keep'),
  transition('needs_review', 'refund_pending', ['admin', 'payment'], 'keep'),
  // A refund that had gone through and came back from the bank. The period stays free.
  transition('refunded', 'needs_review', ['payment'], 'keep'),
]

/** The transition, when the machine knows it; with `actor`, only when that actor may cause it. */
export const findTransition = (
  from: ReservationState | null,
  to: ReservationState,
  actor?: ReservationActor,
): ReservationTransition | undefined =>
  reservationTransitions.find(
    (known) => known.from === from && known.to === to && (actor === undefined || known.by.includes(actor)),
  )

/** Paid for: the tenant may know the whole address. RULES §7. */
export const bookedStates: readonly ReservationState[] = ['confirmed', 'active', 'completed']

/** Reservations that stop a place or person from being deleted for good. */
export const liveStates: readonly ReservationState[] = [
  ...pendingStates,
  'confirmed',
  'active',
  'refund_pending',
  'needs_review',
]

/** Times of the machine. RULES §6. */
export const reservationTimes = {
  holdMinutes: 15,
  contractHoldMinutes: 30,
  checkoutSessionMinutes: 31,
  checkoutGraceMinutes: 5,
  checkoutWindowMinutes: 120,
  transferHours: 48,
} as const

export const maxLiveHolds = 2
/** So many holds may lapse within a day before the next one asks for more than a click. RULES §6. */
export const lapsesAllowed = 3
/** A hold that was given up after so many minutes has kept others away like one that ran out. */
export const lapsedAfterMinutes = 10
export const maxCheckoutSessions = 3
export const maxRefundAttempts = 5
