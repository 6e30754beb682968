import type { ModelWorld } from './world.ts'

export interface ModelAnswer {
  readonly status: number
  readonly body: Record<string, unknown>
}

/** Calls the API as a user, without a network. */
export async function callAsModel(
  { app }: ModelWorld,
  as: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
): Promise<ModelAnswer> {
  const headers = { authorization: `Bearer ${as}` }
  const answer = await app.server.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.json() }
}

/** Returns the state in the database. */
export async function modelStateOf({ app }: ModelWorld, id: string) {
  const [row] = await app.sql<Array<{ state: string; hold: number | null }>>`
    select state, (extract(epoch from hold_expires_at) * 1000)::float8 as hold from reservations where id = ${id}`
  return row!
}
