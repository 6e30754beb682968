import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cciCheckDigits,
  payoutAccountProblems,
  storedPayoutAccount,
  type TypedPayoutAccount,
} from './payout-accounts.ts'

const chilean: TypedPayoutAccount = {
  country: 'Chile',
  bank: '012',
  kind: 'sight',
  number: '0025 5004-417',
  holderDocument: '12.345.678-5',
}
const peruvian: TypedPayoutAccount = {
  country: 'Perú',
  number: '011-241-000190006582-70',
  holderDocument: '20100070970',
}
const codes = (account: TypedPayoutAccount) =>
  payoutAccountProblems(account).map(({ path, code }) => `${path} ${code}`)

describe('an account for payouts', () => {
  it('is stored in one form, with its leading zeros and its end', () => {
    expect(codes(chilean)).toEqual([])
    expect(storedPayoutAccount(chilean)).toMatchObject({
      number: '00255004417',
      numberEnd: '4417',
      kind: 'sight',
    })
    expect(codes(peruvian)).toEqual([])
    expect(storedPayoutAccount(peruvian)).toMatchObject({ bank: '011', kind: null, numberEnd: '8270' })
  })

  it('in Chile needs a bank, a kind, a number of digits and a RUT that is right', () => {
    expect(
      codes({ ...chilean, bank: '999', kind: undefined, number: '12a', holderDocument: '12.345.678-9' }),
    ).toEqual([
      'bank validation.required',
      'kind validation.required',
      'number validation.account_number',
      'holderDocument validation.holder_rut',
    ])
  })

  it('in Perú is a CCI of twenty digits of a bank that we know, with a DNI or RUC', () => {
    expect(codes({ ...peruvian, number: '011 241 000190006582' })).toEqual(['number validation.cci_length'])
    expect(codes({ ...peruvian, number: '999-241-000190006582-30' })).toEqual(['number validation.cci_bank'])
    expect(codes({ ...peruvian, holderDocument: '20100070971' })).toEqual([
      'holderDocument validation.holder_document',
    ])
    expect(codes({ ...peruvian, holderDocument: '40718265' })).toEqual([])
  })

  it('has the check digits of real CCIs, and any other digit is noticed', () => {
    expect(cciCheckDigits('011241000190006582')).toBe('70')
    expect(cciCheckDigits('011366000100032542')).toBe('21')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 17 }), fc.integer({ min: 1, max: 9 }), (at, step) => {
        const digits = '011366000100032542'
        const other = (Number(digits[at]) + step) % 10
        expect(cciCheckDigits(digits.slice(0, at) + other + digits.slice(at + 1))).not.toBe('21')
      }),
    )
  })
})
