/**
 * The states of a payment in a payout run (RULES.md §6.176, §6.178, §6.179). Only an open one changes: it is paid, the
 * bank rejects it, or it is withdrawn before the bank has it.
 */
export const payoutStates = ['open', 'paid', 'rejected', 'withdrawn'] as const
export type PayoutState = (typeof payoutStates)[number]

/** Why a bank refuses a payment. All but the last ones are about the account, which is not used any more then. */
export const payoutRefusals = ['unknown', 'closed', 'holder', 'limit', 'other'] as const
export type PayoutRefusal = (typeof payoutRefusals)[number]

/** Tells whether another account is needed before the owner can be paid. */
export const isAboutAccount = (why: PayoutRefusal): boolean => why !== 'limit' && why !== 'other'

/**
 * Why what is available of an owner can't be paid yet: it is in a run already, or there is no account, or one that waits for
 * the office or for its 72 hours.
 */
export const unpaidReasons = ['in_run', 'no_account', 'review', 'waiting'] as const
export type UnpaidReason = (typeof unpaidReasons)[number]

/** How many owners a run can have. */
export const mostPayouts = 500

/** How a run is called: `N-0047`. */
export const payoutRunName = (number: number): string => `N-${String(number).padStart(4, '0')}`

/** The values by which the list of runs can be sorted. */
export const payoutRunSorts = ['number'] as const
