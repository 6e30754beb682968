import { expect, it } from 'vitest'
import { joinedList } from './joined.ts'

it('joins what is known, and keeps each dot on the line of what is before it', () => {
  expect(joinedList('Gala', undefined, false, '', 'Sala Tijeral')).toBe('Gala\u00A0· Sala Tijeral')
})
