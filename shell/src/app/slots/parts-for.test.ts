import { expect, it } from 'vitest'
import type { PartConfig } from '@metrolibre/platform/remote-config'
import { partsFor } from './parts-for.ts'

const remote = (...parts: PartConfig[]) => ({
  version: 'one',
  entry: null,
  routeFiles: {},
  messageFiles: {},
  config: { name: '', contractVersion: '', locales: [], routes: [], nav: [], needs: [], parts },
})
const remotes = {
  'mfe-cats': remote(
    { id: 'late', slot: 'home', audience: 'all' },
    { id: 'elsewhere', slot: 'garden', audience: 'all' },
  ),
  'mfe-dogs': remote(
    { id: 'first', slot: 'home', audience: 'all', order: 1 },
    { id: 'owned', slot: 'home', audience: 'owner', order: 2 },
    { id: 'run', slot: 'home', audience: 'admin', order: 3 },
  ),
}
const ids = (user: Parameters<typeof partsFor>[2]) =>
  partsFor({ remotes }, 'home', user).map(({ part }) => part.id)

it('returns what is meant for the user, in the order that the remotes ask for', () => {
  expect(ids(null)).toEqual(['first', 'late'])
  expect(ids({ isOwner: true, isAdmin: false })).toEqual(['first', 'owned', 'late'])
  expect(ids({ isOwner: false, isAdmin: true })).toEqual(['first', 'owned', 'run', 'late'])
})
