export interface MutationGroup {
  /** Folder whose lines are mutated, one at a time. */
  folder: string
  /** Files of the folder that are mutated; all of them where this is missing. */
  files?: readonly string[]
  /** Files of the folder that are not mutated. */
  except?: string
  /** Tests that have to fail. */
  tests: readonly string[]
  /** Whether these tests need a database and the outside services. */
  api: boolean
}

const api = 'packages/api/src/modules'

const module = (folder: string, ...others: readonly string[]): MutationGroup => ({
  folder: `${api}/${folder}`,
  tests: [
    // It creates the API within its tests, so that mutants of what is registered then are active.
    'packages/api/src/app.test.ts',
    ...[folder, ...others].map((name) => `${api}/${name}/**/*.test.ts`),
  ],
  api: true,
})

/** A part of a module whose files are held by tests of their own, which is much quicker than all of its tests. */
const part = (folder: string, files: string, tests: string): MutationGroup => ({
  folder: `${api}/${folder}`,
  files: files.split(' ').map((name) => `${api}/${folder}/${name}.ts`),
  tests: tests.split(' ').map((name) => `${api}/${folder}/${name}.test.ts`),
  api: true,
})

/**
 * Code that decides about periods, money and access: a wrong line there costs somebody something. A name with a
 * slash is a part of the group before the slash.
 */
export const mutationGroups: Readonly<Record<string, MutationGroup>> = {
  rules: {
    folder: 'packages/contract/src/rules',
    tests: ['packages/contract/src/rules/*.test.ts'],
    api: false,
  },
  'reservation-core': module(
    'reservation-core',
    'reservations',
    'contracts',
    'cancellations',
    'date-changes',
  ),
  reservations: module('reservations', 'reservation-core', 'payments', 'cancellations', 'date-changes'),
  contracts: {
    ...module('contracts'),
    // The layout of a document is judged by looking at it; its contents are made elsewhere.
    except: `${api}/contracts/pdf/{page,parts,evidence-page,render-contract}.ts`,
  },
  'payments/settling': part(
    'payments',
    'fulfil confirm-paid record-refusal settle-by-refunds fulfil-unreported money-facts booking-link',
    'fulfil confirm-paid settle-by-refunds money-facts mismatch late-payment',
  ),
  'payments/opening': part(
    'payments',
    'open-checkout create-session checkout-parameters',
    'open-checkout create-session checkout-parameters',
  ),
  'payments/sessions': part(
    'payments',
    'session-link made-sessions release-checkout reconcile repository stripe routes pace',
    'session-link create-session release-checkout reconcile refund-repository stripe webhook closed-checkouts pace ' +
      'fulfil provider-errors',
  ),
  'payments/events': part(
    'payments',
    'process-event webhook sweep-events event-repository dispute-repository record-dispute dispute-mails dispute-status',
    'process-event webhook sweep-events event-repository dispute-status money-facts record-dispute mails ' +
      'refunds-and-disputes',
  ),
  'payments/refunds': part(
    'payments',
    'refund-repository refund-outcome record-refunds send-refunds order-refund left-to-refund refund-pause',
    'refund-repository refund-outcome send-refunds left-to-refund refund-pause order-refund settle-by-refunds ' +
      'record-dispute',
  ),
  'payments/changes': {
    ...part(
      'payments',
      'swap-dates payment-left source-repository refund-from-sources change-mails change-mail-texts',
      'refund-outcome order-refund refunds-and-disputes',
    ),
    tests: [`${api}/date-changes/*.test.ts`, `${api}/payments/refunds-and-disputes.test.ts`],
  },
  'payments/charges': part(
    'payments',
    'settle-charge open-charge-checkout close-checkout charge-mails charge-mail-texts',
    'plan',
  ),
  'payments/cards': part('payments', 'charge-cards fulfil-attempt save-card change-card', 'saved-cards'),
  'payments/deposits': {
    ...part(
      'payments',
      'deposit-mails deposit-mail-texts note-deposit-returns order-deposit-return',
      'fulfil',
    ),
    tests: [`${api}/reservations/deposits.test.ts`, `${api}/reservations/deposit-claims.test.ts`],
  },
  'payments/records': part(
    'payments',
    'catalogue-repository catalogue catalogue-price renew-catalogue list-payments letter-repository mails refund-mails stay-appointment ' +
      'stay-parts transfer-repository mail-texts dispute-mail-texts part-refund-mails part-refund-mail-texts standing-texts',
    'catalogue list-payments mails transfer-repository create-session provider-errors refunds-and-disputes',
  ),
  'saved-cards': {
    ...module('saved-cards'),
    tests: [`${api}/saved-cards/*.test.ts`, `${api}/payments/saved-cards.test.ts`],
  },
  charges: { ...module('charges'), tests: [`${api}/charges/*.test.ts`, `${api}/payments/plan.test.ts`] },
  // What is recorded of an account is tested where the records are read.
  auth: module('auth', 'security'),
  payouts: module('payouts'),
  'payout-runs': module('payout-runs', 'payouts'),
}
