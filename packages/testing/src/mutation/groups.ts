export interface MutationGroup {
  /** Folder whose lines are made wrong, one at a time. */
  folder: string
  /** Files of it that are left as they are. */
  except?: string
  /** Tests that have to notice. */
  tests: readonly string[]
  /** Whether these need a database and the outside services. */
  api: boolean
}

const api = 'packages/api/src/modules'

const module = (folder: string, ...others: readonly string[]): MutationGroup => ({
  folder: `${api}/${folder}`,
  tests: [folder, ...others].map((name) => `${api}/${name}/**/*.test.ts`),
  api: true,
})

/** What decides about periods, money and doors; a wrong line there costs somebody something. */
export const mutationGroups: Readonly<Record<string, MutationGroup>> = {
  rules: {
    folder: 'packages/contract/src/rules',
    tests: ['packages/contract/src/rules/*.test.ts'],
    api: false,
  },
  'reservation-core': module('reservation-core', 'reservations'),
  reservations: module('reservations', 'reservation-core'),
  contracts: {
    ...module('contracts'),
    // Where a line stands on paper is judged by looking at it; what the lines say is made elsewhere.
    except: `${api}/contracts/pdf/{page,parts,evidence-page,render-contract}.ts`,
  },
  // The journeys of bookings are paid, too.
  payments: module('payments', 'reservations'),
  auth: module('auth'),
}
