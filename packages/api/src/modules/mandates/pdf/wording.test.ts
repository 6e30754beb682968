import { expect, it } from 'vitest'
import { priceFacts, pricesInWords } from './wording.ts'

const room = (index: number, price: number) => ({
  roomId: `room-${index}`,
  name: `Oficina ${index}`,
  unit: 'month' as const,
  price,
})
const forty = Array.from({ length: 40 }, (_, index) => room(index + 1, index === 20 ? 120_000 : 90_000))

it('writes rooms that cost the same as one line, with their names', () => {
  const facts = priceFacts(forty, { currency: 'CLP', commission: 10 })
  expect(facts.map(({ label }) => label)).toEqual([
    { es: '39 espacios', en: '39 rooms' },
    { es: 'Oficina 21', en: 'Room' },
  ])
  const [equal] = facts
  expect(equal!.value.replaceAll('\u00a0', ' ')).toContain(
    '$ 90.000 CLP al mes / per month, cada uno / each. Para el mandante / To the principal: $ 81.000 CLP. Oficina 1, Oficina 2,',
  )
  expect(equal!.value).toMatch(/Oficina 20, Oficina 22.*Oficina 40$/)
})

it('counts them in the clause, without their names', () => {
  const { es, en } = pricesInWords(forty, 'CLP')
  expect(es.replaceAll('\u00a0', ' ')).toBe(
    '39 espacios, $ 90.000 CLP al mes cada uno; Oficina 21, $ 120.000 CLP al mes',
  )
  expect(en.replaceAll('\u00a0', ' ')).toBe(
    '39 rooms, $ 90.000 CLP per month each; Oficina 21, $ 120.000 CLP per month',
  )
})
