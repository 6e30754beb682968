import { createDates, dateAt, type ArrearsStep } from '@metrolibre/contract'
import { finishPages } from '../../contracts/pdf/finish.ts'
import { openDocument } from '../../contracts/pdf/page.ts'
import {
  amountBand,
  clause,
  cover,
  factTable,
  footers,
  heading,
  type Fact,
} from '../../contracts/pdf/parts.ts'
import { amountInWords, dateInWords, groupedDigits, joinedWords } from '../../contracts/pdf/wording.ts'
import type { ArrearsSheet, SheetMonth } from './arrears-sheet.ts'
import { drawTable, type SheetColumn } from './table.ts'
import { noInterest, provenBy, sheetWords, stateWords, stepWords } from './wording.ts'

const spanish = createDates('es')

const factsOf = (sheet: ArrearsSheet): Fact[] => [
  { label: sheetWords[sheet.country].tenant, value: `${sheet.tenant.name}, ${sheet.tenant.email}` },
  { label: { es: 'Propietario', en: 'Owner' }, value: sheet.owner },
  { label: { es: 'Propiedad', en: 'Property' }, value: sheet.place },
  { label: { es: 'Dirección', en: 'Address' }, value: sheet.address },
  { label: { es: 'Desde', en: 'From' }, value: dateInWords(sheet.startDate) },
  { label: { es: 'Hasta', en: 'Until' }, value: dateInWords(sheet.endDate) },
  { label: { es: 'Reserva', en: 'Booking' }, value: sheet.code, wide: true, quiet: true },
]

const contractFacts = ({ contract, verifyUrl }: ArrearsSheet): Fact[] =>
  contract
    ? [
        { label: { es: 'Firmado el', en: 'Signed on' }, value: dateInWords(contract.signedOn) },
        { label: { es: 'Se comprueba en', en: 'Checked at' }, value: verifyUrl },
        {
          label: { es: 'Huella del contrato (SHA-256)', en: 'Hash of the contract (SHA-256)' },
          value: groupedDigits(contract.hash),
          wide: true,
          quiet: true,
        },
      ]
    : []

const monthColumns = ({ currency }: ArrearsSheet): SheetColumn<SheetMonth>[] => [
  { title: 'Mes / Month', share: 0.11, cell: ({ number }) => String(number) },
  { title: 'Vence / Due', share: 0.2, cell: ({ dueOn }) => spanish.day(dueOn) },
  { title: 'Plazo / Time until', share: 0.2, cell: ({ lastDay }) => spanish.day(lastDay) },
  {
    title: 'Estado / State',
    share: 0.27,
    cell: ({ state, paidOn, days }) =>
      [
        joinedWords(stateWords[state]),
        ...(paidOn ? [spanish.day(paidOn)] : []),
        ...(days > 0 ? [`${days} días / days`] : []),
      ].join(', '),
  },
  {
    title: 'Monto / Amount',
    share: 0.22,
    align: 'right',
    cell: ({ amount }) => amountInWords(amount, currency),
  },
]

const stepColumns = ({ timeZone }: ArrearsSheet): SheetColumn<ArrearsStep>[] => [
  {
    title: 'Cuándo / When',
    share: 0.22,
    cell: ({ at }) => `${spanish.day(dateAt(Date.parse(at), timeZone))}, ${spanish.time(at, timeZone)}`,
  },
  { title: 'Mes / Month', share: 0.1, cell: ({ number }) => String(number) },
  {
    title: 'Qué pasó / What happened',
    share: 0.68,
    cell: ({ what, grantedTo, reason }) =>
      [
        joinedWords(stepWords[what]),
        ...(grantedTo ? [`hasta / until ${spanish.day(grantedTo)}`] : []),
        ...(reason ? [`«${reason}»`] : []),
      ].join('. '),
  },
]

/**
 * Renders the arrears sheet of a booking as a PDF of A4 pages, with Spanish of the country of the place next to English
 * (RULES.md §6.211).
 */
export const renderArrearsSheet = (sheet: ArrearsSheet): Promise<Buffer> => {
  const { title, rent } = sheetWords[sheet.country]
  const today = dateInWords(dateAt(sheet.writtenAt.getTime(), sheet.timeZone))
  const pdf = openDocument(title.es, sheet.writtenAt)
  let y = heading(pdf, { es: 'Reserva', en: 'Booking' }, cover(pdf, title, joinedWords(today)))
  y = factTable(pdf, factsOf(sheet), y)
  y = amountBand(pdf, 'Se debe / Owed', amountInWords(sheet.owed, sheet.currency), y + 4)
  if (sheet.contract) {
    y = heading(pdf, { es: 'Contrato', en: 'Contract' }, y + 6)
    y = factTable(pdf, contractFacts(sheet), y)
  }
  y = heading(pdf, { es: `${rent.es} mes a mes`, en: `${rent.en} month by month` }, y + 10, 100)
  y = drawTable(pdf, sheet.months, monthColumns(sheet), y)
  y = heading(pdf, { es: 'Lo que pasó', en: 'What happened' }, y + 14, 100)
  y = drawTable(pdf, sheet.steps, stepColumns(sheet), y)
  y = clause(pdf, noInterest, y + 14)
  clause(pdf, provenBy, y)
  footers(pdf, `${joinedWords(title)} ${sheet.code}`)
  return finishPages(pdf)
}
