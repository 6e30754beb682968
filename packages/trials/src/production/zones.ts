// One booking, held before some processes get other time zone data and paid after: the part of visitors in a row of the
// production drill. zones.ts before|after <file> <API with the data of before> <API that gets other data>
import { readFileSync, writeFileSync } from 'node:fs'
import postgres from 'postgres'
import { contractForm, monthsFrom } from '@metrolibre/api/testing/booking.ts'
import { payAt } from '@metrolibre/api/testing/paying.ts'

interface Begun {
  readonly bearer: string
  readonly other: string
  readonly place: string
  readonly id: string
}

interface Held {
  readonly id: string
  readonly status: string
  readonly startDate: string
  readonly endDate: string
  readonly price: number
  readonly holdExpiresAt: number | null
}

const hourMs = 3_600_000
const [when, file, same, changed] = process.argv.slice(2) as [string, string, string, string]
// A summer month in Chile, a year ahead, as everybody's data says.
const range = monthsFrom(new Date(Date.UTC(new Date().getUTCFullYear() + 1, 11, 15)), 0, 1)
async function before(): Promise<Begun> {
  const [bearer, other, place] = [await signIn('owner'), await signIn('owner.peru'), await freePlace()]
  const { status, body } = await call<Held>(same, bearer, 'hold', {
    method: 'POST',
    body: { locationId: place, roomId: null, range },
  })
  if (status !== 201) throw new Error(`The hold was answered ${status}: ${JSON.stringify(body)}`)
  return { bearer, other, place, id: body.id }
}

async function after({ bearer, other, place, id }: Begun) {
  const read = async (at: string) => meaning((await call<Held>(at, bearer, id)).body)
  const [there, here] = [await read(same), await read(changed)]
  const earlier = { start: range.start - hourMs, end: range.end - hourMs }
  const again = await call<{ code?: string }>(changed, other, 'hold', {
    method: 'POST',
    body: { locationId: place, roomId: null, range: earlier },
  })
  const form = { method: 'PUT', body: { contractData: contractForm } }
  const signed = await call(changed, bearer, `${id}/contract`, form)
  const opened = await call<{ url: string; sessionId: string }>(changed, bearer, `${id}/checkout`, {
    method: 'POST',
  })
  await payAt(opened.body.url, process.env['STAND_INS_URL']!)
  await call(changed, bearer, `session/${opened.body.sessionId}`)
  const paid = meaning((await call<Held>(same, bearer, id)).body)
  return { there, here, again: again.body.code ?? again.status, signed: signed.status, paid }
}

const meaning = ({ status, startDate, endDate, price, holdExpiresAt }: Held) => ({
  status,
  startDate,
  endDate,
  price,
  holdExpiresAt,
})

async function signIn(name: string): Promise<string> {
  const answer = await fetch(`${same}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@metrolibre.example`, password: 'metros-libres-2026' }),
  })
  return ((await answer.json()) as { token: string }).token
}

async function call<Body>(
  api: string,
  bearer: string,
  path: string,
  { method = 'GET', body }: { method?: string; body?: object } = {},
): Promise<{ status: number; body: Body }> {
  const answer = await fetch(`${api}/api/reservation/${path}`, {
    method,
    headers: { authorization: `Bearer ${bearer}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as Body }
}

/** Returns a place that nobody has booked in that month. */
async function freePlace(): Promise<string> {
  const sql = postgres(process.env['DATABASE_URL']!, { max: 1, onnotice: () => undefined })
  try {
    const [row] = await sql<[{ id: string }]>`
      select id from properties where name like 'Lugar %' and not exists (select from reservations r
        where r.property_id = properties.id and r.blocks
          and r.period && tstzrange(to_timestamp(${range.start / 1000}), to_timestamp(${range.end / 1000}))) limit 1`
    return row.id
  } finally {
    await sql.end({ timeout: 2 })
  }
}

writeFileSync(
  file,
  JSON.stringify(
    await (when === 'before' ? before() : after(JSON.parse(readFileSync(file, 'utf8')) as Begun)),
  ),
)
