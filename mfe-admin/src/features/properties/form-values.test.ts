import { getDotPath, safeParse } from 'valibot'
import { expect, it } from 'vitest'
import { adminProperty } from '../../testing/admin-property.ts'
import { propertyChangesOf, draftOf, emptyProperty, propertySchema, propertyValuesOf } from './form-values.ts'

it('says at once that a document can’t print a name or an address', () => {
  const values = { ...emptyProperty, name: 'Casa 東', address: 'Av. 京 12' }
  const { issues = [] } = safeParse(
    propertySchema(() => 'CLP'),
    values,
  )
  const says = Object.fromEntries(issues.map((issue) => [getDotPath(issue), issue.message]))
  expect(says).toMatchObject({ name: 'validation.unprintable', address: 'validation.unprintable' })
})

it('assumes nothing of what is paid beside the price, and needs the amount of what is', () => {
  expect(draftOf(emptyProperty, 'CLP')).toMatchObject({
    deposit: null,
    depositMonths: null,
    commonExpenses: null,
    expensesCover: [],
    parking: null,
  })
  const values = { ...emptyProperty, deposit: 'amount', commonExpenses: 'none' } as const
  const { issues = [] } = safeParse(
    propertySchema(() => 'CLP'),
    values,
  )
  const says = Object.fromEntries(issues.map((issue) => [getDotPath(issue), issue.message]))
  expect(says).toMatchObject({ depositAmount: 'validation.required' })
  expect(Object.keys(says)).not.toContain('commonExpensesAmount')
  expect(Object.keys(says)).not.toContain('parking')
})

it('says of the owner that they confirmed all that is shown, and otherwise sends only what was changed', () => {
  const asked = {
    ...adminProperty({ depositMonths: 1, commonExpenses: 20_000, costsToConfirm: true }),
    ...({
      rentalMode: 'month',
      monthlyPrice: null,
      hourlyPrice: null,
      roomCount: 0,
      images: [],
      rooms: [],
    } as const),
  }
  const shown = propertyValuesOf(asked)
  expect(propertyChangesOf(asked, shown, 'CLP')).toEqual({})
  expect(propertyChangesOf(asked, { ...shown, deposit: 'none' }, 'CLP')).toEqual({
    deposit: 0,
    depositMonths: null,
  })
  expect(propertyChangesOf(asked, { ...shown, costsConfirmed: true }, 'CLP')).toMatchObject({
    depositMonths: 1,
    commonExpenses: 20_000,
    costsConfirmed: true,
  })
})
