import { randomUUID } from 'node:crypto'
import { monthsFrom } from '@metrolibre/api/testing/booking.ts'
import { makePhoto } from '@metrolibre/api/testing/make-photo.ts'
import { signInAtDoors } from '../doors/sign-in.ts'
import type { TrialPlace } from '../drill/drill.ts'

/** Something that visitors do, once. Throws when it was not done. */
export interface Work {
  readonly what: string
  readonly times: number
  readonly perform: (turn: number) => Promise<void>
}

const searches = [
  '',
  'type=room',
  'country=Chile',
  'city=Santiago',
  'q=bodega',
  'q=taller luminoso',
  'sort=price_asc',
]

export async function openWork({ url, api }: TrialPlace): Promise<readonly Work[]> {
  const ask = async (path: string, init: RequestInit = {}, to = url) => {
    const answer = await fetch(to + path, init)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${text.slice(0, 200)}`)
    return text
  }
  const found = JSON.parse(await ask('/api/locations/')) as { locations: { id: string }[] }
  const ids = found.locations.map(({ id }) => id)
  const any = (turn: number) => ids[turn % ids.length]!
  const [tenant, admin] = [await signInAtDoors(url, 'tenant'), await signInAtDoors(url, 'admin')]
  const post = (path: string, bearer: string, body?: object) =>
    ask(
      path,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${bearer}`,
          'idempotency-key': randomUUID(),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      },
      api,
    )
  const holdAndCancel = async (locationId: string, month: number) => {
    const wish = { locationId, roomId: null, range: monthsFrom(new Date(), month, 1) }
    const { id } = JSON.parse(await post('/api/reservation/hold', tenant, wish)) as { id: string }
    await post(`/api/reservation/${id}/cancel`, tenant)
  }
  const byMonth: string[] = []
  for (const id of ids)
    await holdAndCancel(id, 10).then(
      () => byMonth.push(id),
      () => undefined,
    )
  const photo = new Blob([await makePhoto()], { type: 'image/jpeg' })
  return [
    {
      what: 'page of a property',
      times: 100,
      perform: async (turn) => void (await ask(`/propietario/${any(turn)}/details`)),
    },
    { what: 'page of the search', times: 100, perform: async () => void (await ask('/propietario')) },
    {
      what: 'search',
      times: 400,
      perform: async (turn) =>
        void (await ask(`/api/locations/?${searches[turn % searches.length]}`, {}, api)),
    },
    {
      what: 'hold and its cancellation',
      times: 40,
      perform: async (turn) => {
        const month = 1 + (Math.floor(turn / byMonth.length) % 9)
        // What somebody else has taken costs as much until then.
        await holdAndCancel(byMonth[turn % byMonth.length]!, month).catch((error: unknown) => {
          if (!String(error).includes('period_taken')) throw error
        })
      },
    },
    {
      what: 'upload of a photo',
      times: 10,
      perform: async (turn) => {
        const body = new FormData()
        for (const [name, value] of Object.entries({ id: any(turn), table: 'location', route: 'locations' }))
          body.set(name, value)
        body.append('images', photo, 'photo.jpg')
        await ask(
          '/api/images/multi',
          { method: 'POST', headers: { authorization: `Bearer ${admin}` }, body },
          api,
        )
      },
    },
  ]
}
