import { callsOf } from './calls-of.ts'

const calls = callsOf(() =>
  import(/* webpackChunkName: "canary-calls" */ '@metrolibre/contract/endpoints/canaries').then(
    (group) => group.canaries,
  ),
)

export const canaries = {
  /** Returns the ids of the canaries whose list of people names the user. */
  mine: async () => (await calls('mine')).ids,
}
