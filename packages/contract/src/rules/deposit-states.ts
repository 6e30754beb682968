/**
 * The states of a deposit that the platform keeps (RULES.md §6.282). `kept`: until its stay ends. `claimable`: the owner may
 * claim parts of it. `closing`: what nobody claims goes back, and the rest waits for answers. `settled`: nothing is left.
 */
export const depositStates = ['kept', 'claimable', 'closing', 'settled'] as const
export type DepositState = (typeof depositStates)[number]

/** The states of what an owner claims of a deposit. `open`: the tenant may answer. `disputed`: the office decides. */
export const depositClaimStates = ['open', 'disputed', 'awarded', 'refused', 'withdrawn'] as const
export type DepositClaimState = (typeof depositClaimStates)[number]

/** Who changes a deposit or a claim. `payment` is `fulfil`, or refunds that the provider has made. */
export const depositActors = ['tenant', 'owner', 'admin', 'timer', 'payment'] as const
export type DepositActor = (typeof depositActors)[number]

interface Transition<State> {
  /** Null when it does not exist yet. */
  readonly from: State | null
  readonly to: State
  readonly by: readonly DepositActor[]
}

/** All ways a deposit goes. The database has a copy, and a test compares the two. */
export const depositTransitions: ReadonlyArray<Transition<DepositState>> = [
  { from: null, to: 'kept', by: ['payment', 'admin'] },
  { from: 'kept', to: 'claimable', by: ['timer'] },
  // Its stay was cancelled before it began.
  { from: 'kept', to: 'closing', by: ['timer'] },
  { from: 'claimable', to: 'closing', by: ['timer', 'owner'] },
  { from: 'closing', to: 'settled', by: ['timer', 'payment', 'admin'] },
  // The bank did not take the refund.
  { from: 'settled', to: 'closing', by: ['payment'] },
]

/** All ways a claim goes. The database has a copy, and a test compares the two. */
export const depositClaimTransitions: ReadonlyArray<Transition<DepositClaimState>> = [
  // `timer`: an early exit, where the deposit is lost by it.
  { from: null, to: 'open', by: ['owner', 'timer'] },
  { from: 'open', to: 'disputed', by: ['tenant'] },
  // The tenant agreed, or did not answer in time.
  { from: 'open', to: 'awarded', by: ['tenant', 'timer'] },
  // A bank took the deposit, so that nothing is left of it.
  { from: 'open', to: 'refused', by: ['tenant', 'timer'] },
  { from: 'open', to: 'withdrawn', by: ['owner'] },
  { from: 'disputed', to: 'awarded', by: ['admin'] },
  { from: 'disputed', to: 'refused', by: ['admin'] },
  { from: 'disputed', to: 'withdrawn', by: ['owner'] },
]

/** Tells whether a deposit may go from one state to another. */
export const hasDepositTransition = (from: DepositState | null, to: DepositState): boolean =>
  depositTransitions.some((known) => known.from === from && known.to === to)

/** Tells whether a claim may go from one state to another. */
export const hasDepositClaimTransition = (from: DepositClaimState | null, to: DepositClaimState): boolean =>
  depositClaimTransitions.some((known) => known.from === from && known.to === to)

/** Tells whether nobody has decided about a claim yet, so that its part of the deposit waits. */
export const isClaimPending = ({ state }: { readonly state: DepositClaimState }): boolean =>
  state === 'open' || state === 'disputed'
