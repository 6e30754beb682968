import { readDocument } from '@metrolibre/contract'
import type { BankBatch } from './bank-payment.ts'
import { asciiWords, plainDocument, plainEmail } from './plain-words.ts'

/** The kind of a document with its number. Banks know a DNI without its check digit. */
function documentCells(document: string): [kind: string, number: string] {
  const plain = plainDocument(document)
  const kind = readDocument(document, 'Perú')?.kind
  if (kind === 'dni') return ['DNI', plain.slice(0, 8)]
  return [kind === 'ruc' ? 'RUC' : 'CE', plain]
}

/** Soles with their céntimos, which float arithmetic must not touch. */
const soles = (amount: number): string =>
  `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`

/**
 * Writes the file of a mass payment as Peruvian banks read it: a first line that says how many payments follow and what they
 * add up to, then one for each, by CCI. In ASCII: accents, ñ and signs are refused in names.
 */
export function peruvianFile({ name, payments }: BankBatch): Buffer {
  const total = payments.reduce((sum, { amount }) => sum + amount, 0)
  const lines = [
    ['C', name, 'PEN', String(payments.length), soles(total)],
    ...payments.map((payment) => [
      'D',
      ...documentCells(payment.holderDocument),
      asciiWords(payment.holderName),
      payment.number,
      soles(payment.amount),
      plainEmail(payment.email),
    ]),
  ]
  return Buffer.from(lines.map((cells) => `${cells.join(',')}\r\n`).join(''), 'ascii')
}
