import { canaries } from '@metrolibre/api-client'

/** Gives this browser the canaries whose list of people names the user; from the next page view on. */
export async function joinCanaries(): Promise<void> {
  const ids = await canaries.mine()
  await Promise.all(ids.map((id) => fetch(`/canary/${id}`, { method: 'POST' })))
}
