export interface MutationGroup {
  /** Folder whose lines are mutated, one at a time. */
  folder: string
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
  tests: [folder, ...others].map((name) => `${api}/${name}/**/*.test.ts`),
  api: true,
})

/** Code that decides about periods, money and access: a wrong line there costs somebody something. */
export const mutationGroups: Readonly<Record<string, MutationGroup>> = {
  rules: {
    folder: 'packages/contract/src/rules',
    tests: ['packages/contract/src/rules/*.test.ts'],
    api: false,
  },
  'reservation-core': module('reservation-core', 'reservations', 'contracts'),
  reservations: module('reservations', 'reservation-core', 'payments'),
  contracts: {
    ...module('contracts'),
    // The layout of a document is judged by looking at it; its contents are made elsewhere.
    except: `${api}/contracts/pdf/{page,parts,evidence-page,render-contract}.ts`,
  },
  // The booking journeys of `reservations` include payments.
  payments: module('payments', 'reservations'),
  // What is recorded of an account is tested where the records are read.
  auth: module('auth', 'security'),
}
