import { createDates } from '@metrolibre/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { momentInWords } from '../../../platform/mail/moment-in-words.ts'
import { areaInWords, dateInWords, numberInWords, percentInWords } from './wording.ts'

const numbers = fc.double({ min: 0, max: 1e7, noNaN: true }).map((value) => Math.round(value * 100) / 100)
const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('documents write numbers, areas, percentages and days as screens do, in both languages', () => {
  fc.assert(
    fc.property(numbers, days, fc.constantFrom('es', 'en'), (value, day, locale) => {
      const screen = createDates(locale)
      expect(numberInWords(value)[locale]).toBe(screen.number(value))
      expect(areaInWords(value)[locale]).toBe(screen.area(value))
      expect(percentInWords(value)[locale]).toBe(screen.percent(value))
      expect(dateInWords(day)[locale]).toBe(screen.day(day))
    }),
  )
  expect(areaInWords(1234.56)).toEqual({ es: '1.234,56\u00a0m²', en: '1,234.56\u00a0m²' })
})

test('mails write times as screens do, in both languages and countries', () => {
  const zones = fc.constantFrom('America/Santiago', 'America/Lima')
  const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(instants, zones, fc.constantFrom('es', 'en'), (time, timeZone, locale) => {
      const screen = createDates(locale)
      const words = momentInWords(time, { timeZone, locale })
      expect(words).toContain(screen.date(time.getTime(), timeZone))
      expect(words).toContain(screen.time(time.getTime(), timeZone))
    }),
  )
})
