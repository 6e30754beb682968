import { extraCostsOf, movingCosts, writeMovingCost, type RentalMode } from '@metrolibre/contract'
import { createTemplate, onDatabase, type TestDatabase } from '@metrolibre/testing/database'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { applyMigrations } from '../../platform/db/apply-migrations.ts'
import { readMigrations } from '../../platform/db/read-migrations.ts'
import { hasCostsToConfirm, statedCosts } from './stated-costs.ts'

const amounts = [null, 0, 35_000] as const
const [owner, chile, peru] = [1, 2, 3].map((n) => `0000000${n}-0000-4000-8000-000000000000`)

let database: TestDatabase
type Row = Parameters<typeof hasCostsToConfirm>[0] & { readonly currency: 'CLP' | 'PEN' }
let rows: Row[]
let later: Row

const insert = (values: string) => `insert into properties
  (name, zone_id, owner_id, type, currency, rental_mode, stage, garage, deposit, common_expenses, parking_price) ${values}`
const read = (where: string) => `select type, country, currency, rental_mode as "rentalMode", stage, garage,
  deposit::int, deposit_months as "depositMonths", deposit_is_lost as "depositIsLost",
  common_expenses::int as "commonExpenses", expenses_cover as "expensesCover", parking_price::int as "parkingPrice",
  assumes_usual_costs as "assumesUsualCosts" from properties where ${where}`

beforeAll(async () => {
  database = await createTemplate(inject('databaseServer').url, async () => {})
  await onDatabase(database.url, async (sql) => {
    const migrations = await readMigrations()
    const before = migrations.findIndex(({ tag }) => tag.endsWith('_stated_costs'))
    await applyMigrations(sql, migrations.slice(0, before))
    await sql.unsafe(`insert into users (id, email, first_name, last_name, country)
      values ('${owner}', 'ines@metrolibre.example', 'Inés', 'Vara', 'Chile')`)
    await sql.unsafe(`insert into zones (id, country, state, city, name, latitude, longitude)
      values ('${chile}', 'Chile', 'RM', 'Santiago', 'Ñuñoa', -33.4, -70.6),
        ('${peru}', 'Perú', 'Lima', 'Lima', 'Lince', -12, -77)`)
    // Every combination of what owners stated and did not state, in each country, kind and mode.
    await sql.unsafe(
      insert(`select 'before', zone::uuid, '${owner}', type, currency, mode, stage, garage, deposit, expenses, parking
        from (values ('${chile}', 'CLP'), ('${peru}', 'PEN')) as countries (zone, currency),
          unnest(array['entire', 'galpon']) as type, unnest(array['month', 'hour']) as mode,
          unnest(array['published', 'draft']) as stage, unnest(array[0, 2]) as garage,
          unnest(array[null, 0, 35000]::int[]) as deposit, unnest(array[null, 0, 35000]::int[]) as expenses,
          unnest(array[null, 0, 35000]::int[]) as parking`),
    )
    await applyMigrations(sql, migrations)
    rows = await sql.unsafe(read(`name = 'before'`))
    await sql.unsafe(
      insert(
        `values ('later', '${chile}', '${owner}', 'entire', 'CLP', 'month', 'draft', 2, null, null, null)`,
      ),
    )
    await sql.unsafe(`update properties set stage = 'submitted' where name = 'later'`)
    later = (await sql.unsafe<Row[]>(read(`name = 'later'`)))[0]!
  })
})
afterAll(() => database.drop())

const price = 100_000
/** Returns what was shown before owners were asked, by the rule of that time. */
const formerly = (row: Row) => {
  const usual = row.country === 'Chile' && row.rentalMode === 'month'
  const monthly = row.rentalMode === 'month'
  const usually = (stated: number | null, otherwise: number) => stated ?? (usual ? otherwise : 0)
  const deposit = usually(row.deposit, price)
  return {
    keys: deposit,
    isLost: usual && deposit > 0,
    expenses: monthly ? usually(row.commonExpenses, 20_000) : 0,
    parking: monthly ? usually(row.parkingPrice, row.garage > 0 ? 20_000 : 0) : 0,
  }
}

const factsOf = (row: Row, rentalMode: RentalMode = row.rentalMode) => ({
  ...statedCosts(row),
  country: row.country,
  currency: row.currency,
  rentalMode,
  unitPrice: price,
  stay: null,
  now: 0,
})

it('keeps what every property showed before its owner was asked, and asks for it', () => {
  const published = rows.filter(({ stage }) => stage === 'published')
  expect(published).toHaveLength(2 * 2 * 2 * 2 * amounts.length ** 3)
  for (const row of published) {
    const lines = movingCosts(factsOf(row))
    const amountOf = (id: string) =>
      lines.map((line) => (line.id === id && 'amount' in line && line.amount?.amount) || 0)
    const isLost = lines.some((line) => line.id === 'back' && line.isLostEarly)
    const shown = {
      keys: Math.max(...amountOf('keys')),
      isLost,
      expenses: Math.max(...amountOf('expenses')),
      parking: Math.max(...amountOf('parking')),
    }
    expect(shown, JSON.stringify(row)).toEqual(formerly(row))
    expect(hasCostsToConfirm(row)).toBe(true)
  }
})

it('keeps saying what expenses cover only of houses in Chile', () => {
  const paid = rows.filter((row) => row.stage === 'published' && row.commonExpenses === 35_000)
  for (const row of paid)
    expect(extraCostsOf(factsOf(row, 'month')).expensesCover).toHaveLength(
      row.country === 'Chile' && row.type === 'entire' ? 5 : 0,
    )
})

it('assumes nothing of drafts, nor of what is handed in later, and asks for what was not stated', () => {
  for (const row of rows.filter(({ stage }) => stage === 'draft')) {
    const { deposit, depositMonths, commonExpenses, parking } = statedCosts(row)
    expect([deposit, depositMonths, commonExpenses, parking]).toEqual([
      row.deposit,
      null,
      row.commonExpenses,
      row.parkingPrice,
    ])
    expect(hasCostsToConfirm(row)).toBe(false)
  }
  expect(hasCostsToConfirm(later)).toBe(true)
  const reader = { locale: 'es', country: 'Chile', timeZone: 'America/Santiago' } as const
  expect(movingCosts(factsOf(later)).map((line) => writeMovingCost(line, reader).when)).toEqual([
    'Al reservar',
    'No informado',
    'Cancela gratis hasta 7 días antes',
  ])
  const answered = { ...later, deposit: 0, commonExpenses: 0, parkingPrice: 0 }
  expect(hasCostsToConfirm(answered)).toBe(false)
})
