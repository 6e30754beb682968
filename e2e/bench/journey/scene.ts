import type { PropertyDetail, SearchResult } from '@metrolibre/contract'
import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright'

/** What a way needs: a platform, a place that can be booked on it, and somebody who has an account there. */
export interface Scene {
  origin: string
  place: { id: string; name: string }
  person: { email: string; password: string }
  /** Runs what opens another tab, and returns that tab once it is slow, too. */
  newTab: (open: () => Promise<unknown>) => Promise<Page>
}

const ask = async <T>(origin: string, path: string, body?: object): Promise<T> => {
  const answer = await fetch(`${origin}/api${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

/**
 * Finds a whole property in Chile that is free today and rented by the month.
 * @throws Error when the catalogue has none
 */
export async function findPlace(origin: string): Promise<Scene['place']> {
  const { locations } = await ask<SearchResult>(origin, '/locations/?country=Chile&type=entire')
  for (const { id } of locations) {
    const { name, isDaily, isActive, value, free } = await ask<PropertyDetail>(origin, `/locations/${id}`)
    if (isActive && !isDaily && value && free?.now) return { id, name }
  }
  throw new Error('No whole property of Chile is free now: start with new data.')
}

/** Registers somebody who has not booked anything. */
export async function register(origin: string): Promise<Scene['person']> {
  const password = `una clave ${randomBytes(5).toString('hex')}`
  const email = `paso-${randomBytes(5).toString('hex')}@metrolibre.example`
  const person = { firstname: 'Elisa', lastname: 'Vara', country: 'Chile', birthDate: '1991-04-17' }
  await ask(origin, '/auth/register', { ...person, email, password, isOwner: false })
  return { email, password }
}
