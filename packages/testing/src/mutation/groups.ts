export interface MutationGroup {
  /** Folder whose lines are made wrong, one at a time. */
  folder: string
  /** Tests that have to notice. */
  tests: readonly string[]
  /** Whether these need a database and the outside services. */
  api: boolean
}

const api = 'packages/api/src/modules'

const module = (folder: string): MutationGroup => ({
  folder: `${api}/${folder}`,
  // A booking goes through all four, and each is tried by the journeys of the others too.
  tests: ['reservations', 'payments', 'contracts', 'auth'].map((name) => `${api}/${name}/**/*.test.ts`),
  api: true,
})

/** What decides about periods, money and doors; a wrong line there costs somebody something. */
export const mutationGroups: Readonly<Record<string, MutationGroup>> = {
  rules: {
    folder: 'packages/contract/src/rules',
    tests: ['packages/contract/src/rules/*.test.ts'],
    api: false,
  },
  reservations: module('reservations'),
  contracts: module('contracts'),
  payments: module('payments'),
  auth: module('auth'),
}
