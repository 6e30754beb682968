import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { payoutColumns } from '../../../platform/config/payout-columns.ts'
import type { BankPayment } from './bank-payment.ts'
import { chileanFile } from './chile.ts'
import { peruvianFile } from './peru.ts'

const digits = (min: number, max = min) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max }).map((all) => all.join(''))

/** Names as people type them, and as somebody types them who wants to break the file. */
const names = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.constantFrom(
    '=HYPERLINK("http://x.example")',
    '+1;2',
    '-A1,"B"\r\n076;OTRO',
    '@SUM(A1)',
    '\t=1',
    'Ñandú & Cía. Ltda.',
    'O’Higgins\u2028Muñoz',
  ),
)
const payments = (kind: BankPayment['kind'], document: fc.Arbitrary<string>, number: fc.Arbitrary<string>) =>
  fc.array(
    fc.record<BankPayment>({
      holderName: names,
      holderDocument: document,
      bank: digits(3),
      kind: fc.constant(kind),
      number,
      amount: fc.integer({ min: 1, max: 1_000_000_000_000 }),
      email: fc.oneof(fc.emailAddress(), fc.constant("=cmd|' /C calc'!A0@x.example")),
    }),
    { maxLength: 30 },
  )
const formula = /^[=+\-@\t\r]/

/** The cells of each line. Nothing else may break a line or a cell. */
const read = (bytes: Buffer, encoding: 'latin1' | 'ascii', separator: string): string[][] => {
  const text = bytes.toString(encoding)
  expect(text === '' || text.endsWith('\r\n')).toBe(true)
  const lines = text.split('\r\n').slice(0, -1)
  for (const line of lines) expect(line).not.toMatch(/[\r\n\t"]/)
  return lines.map((line) => line.split(separator))
}

describe('the file for Chilean banks', () => {
  const chilean = payments(
    'sight',
    fc
      .tuple(digits(2), digits(3), digits(3), fc.constantFrom('0', '5', '9', 'K'))
      .map(([millions, thousands, units, check]) => `${millions}.${thousands}.${units}-${check}`),
    digits(4, 20),
  )

  it('reads back with every row, its amount and its account, whatever names hold', () => {
    fc.assert(
      fc.property(chilean, (given) => {
        const rows = read(chileanFile({ name: 'N-0047', payments: given }, payoutColumns), 'latin1', ';')
        expect(rows.map((row) => row.length)).toEqual(given.map(() => payoutColumns.length))
        expect(rows.map(([, , bank, , account, amount]) => [bank, account, Number(amount)])).toEqual(
          given.map(({ bank, number, amount }) => [bank, number, amount]),
        )
        expect(rows.map(([rut]) => rut)).toEqual(given.map((one) => one.holderDocument.replaceAll('.', '')))
        for (const cell of rows.flat()) expect(cell).not.toMatch(formula)
      }),
    )
  })

  it('keeps Spanish letters in Latin-1, and has the columns that were asked for in their order', () => {
    const payment = {
      holderName: 'Ñandú & Cía. Ltda.',
      holderDocument: '12.345.678-5',
      bank: '012',
      kind: 'checking',
      number: '00255004417',
      amount: 4_892_500,
      email: 'pagos@people.example',
    } as const
    const bytes = chileanFile({ name: 'N-0047', payments: [payment] }, payoutColumns)
    expect(bytes.toString('latin1')).toBe(
      '12345678-5;Ñandú Cía Ltda;012;CCT;00255004417;4892500;pagos@people.example;N-0047\r\n',
    )
    expect(bytes).toHaveLength(bytes.toString('latin1').length)
    const foreign = { ...payment, holderName: 'Łukasz Żółć Ștefan Dvořák Mª Jose\u0301 Ørsted' }
    expect(chileanFile({ name: 'N-0047', payments: [foreign] }, ['nombre']).toString('latin1')).toBe(
      'Lukasz Zólc Stefan Dvorák Ma José Ørsted\r\n',
    )
    const short = chileanFile({ name: 'N-0047', payments: [payment] }, ['cuenta', 'monto', 'rut'])
    expect(short.toString('latin1')).toBe('00255004417;4892500;12345678-5\r\n')
  })
})

describe('the file for Peruvian banks', () => {
  const peruvian = payments(null, fc.oneof(digits(8), digits(11), digits(9)), digits(20))

  it('reads back with every row, and its first line says how many there are and what they add up to', () => {
    fc.assert(
      fc.property(peruvian, (given) => {
        const bytes = peruvianFile({ name: 'N-0047', payments: given })
        for (const byte of bytes) expect(byte).toBeLessThan(128)
        const [head, ...rows] = read(bytes, 'ascii', ',')
        const cents = (amount: string) => Number(amount.replace('.', ''))
        expect(rows.map(([, , document, , cci, amount]) => [document, cci, cents(amount!)])).toEqual(
          given.map(({ holderDocument, number, amount }) => [holderDocument, number, amount]),
        )
        expect(rows.map((row) => row.length)).toEqual(given.map(() => 7))
        expect(head).toEqual([
          'C',
          'N-0047',
          'PEN',
          String(given.length),
          expect.stringMatching(/^\d+\.\d\d$/),
        ])
        expect(cents(head![4]!)).toBe(given.reduce((sum, { amount }) => sum + amount, 0))
        for (const cell of rows.flat()) expect(cell).not.toMatch(formula)
      }),
    )
  })

  it('writes names without accents, ñ and signs', () => {
    const payment = {
      holderName: 'José Ñáñez-Quispe, E.I.R.L.',
      holderDocument: '20100070970',
      bank: '011',
      kind: null,
      number: '01124100019000658271',
      amount: 228_005,
      email: 'jose@people.example',
    } as const
    const other = { ...payment, holderDocument: '45678901-5' }
    const foreign = { ...payment, holderName: 'Łukasz Żółć Đặng Ørsted Strauß' }
    expect(peruvianFile({ name: 'N-0047', payments: [foreign] }).toString('ascii')).toContain(
      ',Lukasz Zolc Dang Orsted Strauss,',
    )
    expect(peruvianFile({ name: 'N-0047', payments: [payment, other] }).toString('ascii')).toBe(
      'C,N-0047,PEN,2,4560.10\r\n' +
        'D,RUC,20100070970,Jose Nanez Quispe E I R L,01124100019000658271,2280.05,jose@people.example\r\n' +
        'D,DNI,45678901,Jose Nanez Quispe E I R L,01124100019000658271,2280.05,jose@people.example\r\n',
    )
  })
})
