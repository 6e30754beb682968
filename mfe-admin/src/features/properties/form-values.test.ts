import { getDotPath, safeParse } from 'valibot'
import { expect, it } from 'vitest'
import { emptyProperty, propertySchema } from './form-values.ts'

it('says at once that a document can’t print a name or an address', () => {
  const values = { ...emptyProperty, name: 'Casa 東', address: 'Av. 京 12' }
  const { issues = [] } = safeParse(
    propertySchema(() => 'CLP'),
    values,
  )
  const says = Object.fromEntries(issues.map((issue) => [getDotPath(issue), issue.message]))
  expect(says).toMatchObject({ name: 'validation.unprintable', address: 'validation.unprintable' })
})
