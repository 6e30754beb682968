// The load of the drill of production, in a process of its own: visitors who browse and search, and tenants who book and
// pay, all through the edge. The drill tells it what to do by messages, and asks what visitors saw and whether all that was
// acknowledged is there.
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { openApart } from './apart.ts'
import { bookInTrial } from './book.ts'
import { browse } from './browse.ts'
import { openEdge, type ProductionVisitor } from './call.ts'
import { openJournal } from './journal.ts'
import { judgeProduction } from './judge.ts'
import type { TrialOrder } from './orders.ts'
import { seedProductionScene } from './scene.ts'
import { signInToProduction } from './sign-in.ts'

const need = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is missing.`)
  return value
}
const standIns = need('STAND_INS_URL')
const secretKey = need('STRIPE_SECRET_KEY')
const sql = postgres(need('DATABASE_URL'), {
  max: 2,
  onnotice: () => undefined,
  connection: { TimeZone: 'UTC' },
})
const journal = openJournal()
const apart = openApart()
const visit = openEdge(need('LOAD_URL'), need('LOAD_CERTIFICATE'), journal)
const scene = await seedProductionScene(sql)

const browsers = 16
/** Requests per second in all; infinite while it is measured what the platform can take. */
let rate = Number.POSITIVE_INFINITY
/** Of them, one in ten begins a booking, which is four requests. */
const [browsing, bookings] = [0.6, 0.1]
/** A machine that answers more has no tenants who book more often: 20 payments in ten minutes are the most of one. */
const leastRestMs = 600_000 / 16
const history: Parameters<typeof judgeProduction>[2] = []
let going: { readonly ended: AbortController; readonly all: Promise<unknown> } | undefined
const bearers = new Map<string, string>()

/** Processes that have just started are slow. */
const warmSeconds = 6

async function measure(seconds: number): Promise<number> {
  rate = Number.POSITIVE_INFINITY
  start(false)
  await pause(warmSeconds * 1000)
  const begun = Date.now()
  await pause(seconds * 1000)
  await stop()
  const seen = Object.values(journal.since(begun, Date.now()))
  const most = seen.reduce((sum, { answered }) => sum + answered, 0) / seconds
  rate = most / 2
  return most
}

function start(withTenants: boolean): void {
  const ended = new AbortController()
  const { signal } = ended
  const visitors: ProductionVisitor[] = []
  const next = () => {
    const visitor = visit(visitors.length)
    visitors.push(visitor)
    return visitor
  }
  const { properties, tenants } = scene
  const loops = Array.from({ length: browsers }, (_, number) =>
    browse({
      visitor: next(),
      number,
      properties,
      everyMs: () => (1000 * browsers) / (rate * browsing),
      signal,
    }),
  )
  if (withTenants)
    for (const tenant of tenants)
      loops.push(
        bookInTrial({
          visitor: next(),
          tenant,
          properties,
          standIns,
          history,
          signal,
          bearer: bearers.get(tenant.id)!,
          restMs: () => Math.max(leastRestMs, (1000 * tenants.length) / (rate * bookings)),
        }),
      )
  const all = Promise.all(loops).finally(() => visitors.forEach((visitor) => visitor.close()))
  going = { ended, all }
}

async function stop(): Promise<void> {
  going?.ended.abort()
  await going?.all
  going = undefined
}

async function prepare(): Promise<number> {
  for (const [index, tenant] of scene.tenants.entries()) {
    const visitor = visit(index)
    bearers.set(tenant.id, await signInToProduction(visitor, tenant.email))
    visitor.close()
  }
  return measure(8)
}

async function look({ from, until, whole }: Extract<TrialOrder, { do: 'look' }>) {
  if (whole) await journal.ended(until)
  return journal.since(from, until)
}

const obey = (order: TrialOrder): unknown => {
  switch (order.do) {
    case 'prepare':
      return prepare()
    case 'start':
      return start(true)
    case 'stop':
      return stop()
    case 'look':
      return look(order)
    case 'apart':
      return apart.set(order.ms)
    case 'judge':
      return judgeProduction({ sql, standIns, secretKey }, scene.tenants, history, apart)
  }
}

process.on('message', ({ id, order }: { id: number; order: TrialOrder }) => {
  void Promise.resolve(order)
    .then(obey)
    .then(
      (value) => process.send?.({ id, value }),
      (error: unknown) =>
        process.send?.({ id, error: error instanceof Error ? error.message : String(error) }),
    )
})
process.once('SIGTERM', () => process.exit(0))
process.send?.({ ready: true })
