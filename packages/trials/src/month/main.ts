// pnpm simulate:month [--properties 10000000] [--searches 100000000] [--seed 1]: a month of the platform, minute by minute, with
// the costs that were measured, queues, autoscalers and failures; what so many machines carry; and what it costs by list prices.
import { parseArgs } from 'node:util'
import { billOf } from './bill.ts'
import { pools, processors } from './costs.ts'
import { carriedBy } from './fleet.ts'
import { simulateMonth } from './simulate.ts'
import { demandAt, type TrafficDay } from './traffic.ts'

const { values } = parseArgs({
  options: {
    properties: { type: 'string', default: '10000000' },
    searches: { type: 'string', default: '100000000' },
    seed: { type: 'string', default: '1' },
  },
})
const day: TrafficDay = { properties: Number(values.properties), searches: Number(values.searches) }
const whole = (value: number) => Math.round(value).toLocaleString('en')
const row = (...cells: readonly string[]) =>
  console.log(cells.map((cell, index) => (index ? cell.padStart(14) : cell.padEnd(12))).join(''))

const month = simulateMonth(day, Number(values.seed))
console.log(`A month at ${whole(day.properties)} properties and ${whole(day.searches)} searches a day\n`)
row('', 'processors', 'machines', 'machine hours', 'p99 waits ms', 'overloaded')
for (const pool of pools) {
  const { least, most, machineHours, waits, overloaded } = month.pools[pool]
  row(
    pool,
    `${processors[pool]}`,
    `${least} to ${most}`,
    whole(machineHours),
    waits.toFixed(1),
    `${overloaded} min`,
  )
}
const share = (part: number, all: number) => `${((part / all) * 100).toFixed(4)} %`
console.log(`
requests          ${whole(month.asked)}
refused           ${whole(month.refused)} (${share(month.refused, month.asked)}), each with Retry-After
bookings          ${whole(month.bookings)}
primary replaced  ${month.failovers} times; ${whole(month.postponed)} writes told to come back, none acknowledged and lost
log of primary    ${month.logRate.toFixed(2)} MB/s at most\n`)

console.log('What machines of 8 processors carry, in the busiest hour of the first days of a month:')
// 20:00 on the first day.
const demandOf = (searches: number) => demandAt({ ...day, searches }, 20 * 60, 1)
for (const count of [1, 10, 100, 1000]) {
  const { searchesPerDay, machines, first } = carriedBy(count, demandOf, day.properties)
  const parts = pools.map((pool) => `${pool} ${machines[pool].toFixed(1)}`).join(', ')
  console.log(`  ${count}: ${whole(searchesPerDay)} searches a day (${parts}); ${first} first`)
}

const bill = billOf(month, day)
const sum = Object.values(bill).reduce((total, part) => total + part, 0)
console.log('\nUS dollars a month by list prices:')
for (const [what, amount] of Object.entries(bill))
  console.log(`  ${what.padEnd(20)}${whole(amount).padStart(10)}`)
console.log(`  ${'in all'.padEnd(20)}${whole(sum).padStart(10)}`)
console.log(`  per thousand bookings ${((sum / month.bookings) * 1000).toFixed(2)}`)
