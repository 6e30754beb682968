import { describe, expect, it } from 'vitest'
import { newPlaceMail } from './new-place-mail.ts'

const url = 'https://metrolibre.example/profile/main'
const place = { newAt: new Date('2026-11-23T13:05:00Z'), network: '198.51.100.··', browser: 'Firefox, Linux' }
const valuesOf = (mail: ReturnType<typeof newPlaceMail>) => mail.rows!.map(([, value]) => value)

describe('the mail about new places', () => {
  it.each([
    ['es', 'Chile', '23 de noviembre de 2026 a las 10:05, hora de Santiago'],
    ['en', 'Perú', '23 November 2026 at 08:05, Lima time'],
  ] as const)('tells in %s when it was, by the clock of %s', (language, country, moment) => {
    const mail = newPlaceMail({ firstName: 'Elisa', language, country }, [place], url)
    expect(mail.lead).toContain('Elisa')
    const [when, ...rest] = valuesOf(mail)
    expect(when).toBe(moment)
    expect(rest).toEqual([place.network, place.browser])
  })

  it('lists no more than the latest five places', () => {
    const reader = { firstName: 'Elisa', language: 'es', country: 'Chile' } as const
    const mail = newPlaceMail(reader, Array<typeof place>(7).fill(place), url)
    expect(mail.rows).toHaveLength(5 * 3)
  })

  it('says that network and browser are not known when they are missing', () => {
    const reader = { firstName: 'Elisa', language: 'en', country: 'Chile' } as const
    const mail = newPlaceMail(reader, [{ newAt: place.newAt, network: null, browser: null }], url)
    expect(valuesOf(mail).slice(1)).toEqual(['Not known', 'Not known'])
  })
})
