import { readDocument } from './identity-documents.ts'

/** The kinds of accounts at Chilean banks: cuenta corriente, cuenta vista (also CuentaRUT) and cuenta de ahorro. */
export const payoutAccountKinds = ['checking', 'sight', 'savings'] as const
export type PayoutAccountKind = (typeof payoutAccountKinds)[number]

export interface Bank {
  /** Chile: the number that the CMF gave it. Perú: the first three digits of its CCIs. */
  readonly code: string
  readonly name: string
}

/** The banks to which owners can be paid, by country, in the order in which they are offered. */
export const payoutBanks = {
  Chile: [
    { code: '001', name: 'Banco de Chile' },
    { code: '012', name: 'BancoEstado' },
    { code: '037', name: 'Banco Santander' },
    { code: '016', name: 'Banco BCI' },
    { code: '014', name: 'Scotiabank' },
    { code: '039', name: 'Banco Itaú' },
    { code: '051', name: 'Banco Falabella' },
    { code: '028', name: 'Banco BICE' },
    { code: '049', name: 'Banco Security' },
    { code: '055', name: 'Banco Consorcio' },
    { code: '053', name: 'Banco Ripley' },
    { code: '009', name: 'Banco Internacional' },
    { code: '672', name: 'Coopeuch' },
  ],
  Perú: [
    { code: '002', name: 'BCP' },
    { code: '011', name: 'BBVA' },
    { code: '003', name: 'Interbank' },
    { code: '009', name: 'Scotiabank' },
    { code: '018', name: 'Banco de la Nación' },
    { code: '038', name: 'BanBif' },
    { code: '035', name: 'Banco Pichincha' },
    { code: '049', name: 'Mibanco' },
    { code: '053', name: 'Banco GNB' },
    { code: '054', name: 'Banco Falabella' },
    { code: '056', name: 'Banco Santander' },
    { code: '023', name: 'Banco de Comercio' },
    { code: '803', name: 'Caja Arequipa' },
    { code: '806', name: 'Caja Cusco' },
    { code: '808', name: 'Caja Huancayo' },
    { code: '801', name: 'Caja Piura' },
    { code: '802', name: 'Caja Trujillo' },
  ],
} as const satisfies Record<'Chile' | 'Perú', readonly Bank[]>

/** The name of a bank, or its code if we don't know it (any more). */
export const bankName = (country: 'Chile' | 'Perú', code: string): string =>
  payoutBanks[country].find((bank) => bank.code === code)?.name ?? code

/** The digits of a number that is typed with spaces, dots or dashes. Leading zeros count. */
export const accountDigits = (typed: string): string => typed.replaceAll(/[\s.\-\u2010-\u2015]/g, '')

/** How many digits a CCI has: bank, office, account and check digits. */
export const cciParts = { bank: 3, office: 3, account: 12, check: 2 } as const
export const cciLength = 20

const checkDigit = (digits: string): string => {
  const sum = Array.from(digits).reduce((total, digit, index) => {
    const product = Number(digit) * (1 + (index % 2))
    return total + Math.floor(product / 10) + (product % 10)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}

/**
 * The two check digits of a CCI of which at least 18 digits are known: the first one of bank and office, the second one of
 * the account (weights 1 and 2 in turn, modulo 10).
 */
export const cciCheckDigits = (digits: string): string =>
  checkDigit(digits.slice(0, 6)) + checkDigit(digits.slice(6, 18))

/** An account as it is typed into the form. */
export interface TypedPayoutAccount {
  readonly country: 'Chile' | 'Perú'
  /** Only for Chile: that of a CCI is in it. */
  readonly bank?: string | undefined
  readonly kind?: PayoutAccountKind | undefined
  readonly number: string
  readonly holderDocument: string
}

export interface PayoutAccountProblem {
  readonly path: 'bank' | 'kind' | 'number' | 'holderDocument'
  readonly code:
    | 'validation.required'
    | 'validation.account_number'
    | 'validation.cci_length'
    | 'validation.cci_check'
    | 'validation.cci_bank'
    | 'validation.holder_rut'
    | 'validation.holder_document'
}

function* chileanProblems({ bank, kind, number }: TypedPayoutAccount): Generator<PayoutAccountProblem> {
  if (!payoutBanks.Chile.some(({ code }) => code === bank))
    yield { path: 'bank', code: 'validation.required' }
  if (!kind) yield { path: 'kind', code: 'validation.required' }
  if (!/^\d{4,20}$/.test(accountDigits(number))) yield { path: 'number', code: 'validation.account_number' }
}

function* peruvianProblems({ number }: TypedPayoutAccount): Generator<PayoutAccountProblem> {
  const digits = accountDigits(number)
  if (!/^\d{20}$/.test(digits)) yield { path: 'number', code: 'validation.cci_length' }
  else if (cciCheckDigits(digits) !== digits.slice(18)) yield { path: 'number', code: 'validation.cci_check' }
  else if (!payoutBanks.Perú.some(({ code }) => digits.startsWith(code)))
    yield { path: 'number', code: 'validation.cci_bank' }
}

const holderKinds = { Chile: ['rut'], Perú: ['dni', 'ruc', 'ce'] } as const

/**
 * What a bank would refuse about an account (RULES.md §6.153, §6.154, §6.155): an unknown bank, a number that can't be
 * one, a CCI whose check digits don't fit. Here the holder's number has to be right too, because money goes by it.
 */
export function payoutAccountProblems(account: TypedPayoutAccount): PayoutAccountProblem[] {
  const { country, holderDocument } = account
  const problems = [...(country === 'Chile' ? chileanProblems(account) : peruvianProblems(account))]
  const document = readDocument(holderDocument, country)
  const isRight = document?.checked && (holderKinds[country] as readonly string[]).includes(document.kind)
  if (!isRight)
    problems.push({
      path: 'holderDocument',
      code: country === 'Chile' ? 'validation.holder_rut' : 'validation.holder_document',
    })
  return problems
}

/** An account as it is stored. Call it with one that has no problems. */
export const storedPayoutAccount = ({ country, bank, kind, number, holderDocument }: TypedPayoutAccount) => {
  const digits = accountDigits(number)
  return {
    country,
    bank: country === 'Chile' ? bank! : digits.slice(0, 3),
    kind: country === 'Chile' ? kind! : null,
    number: digits,
    numberEnd: digits.slice(-4),
    holderDocument: readDocument(holderDocument, country)!.normalized,
  }
}

/** How the change of an account is looked after (RULES.md §6.160, §6.162). */
export const payoutAccountTimes = {
  /** How long the mailed code works, in minutes. */
  codeMinutes: 10,
  /** How often a wrong code can be typed. */
  codeTries: 5,
  /** How long another account than the first one of a country waits, in hours. */
  waitHours: 72,
} as const
