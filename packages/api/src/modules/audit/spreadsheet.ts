import { dateAt, officeZone, type AuditEntry, type Locale } from '@metrolibre/contract'
import { fullName } from '../../platform/person-name.ts'
import { day, sheetOfColumns, word, type Column } from '../../platform/spreadsheet/columns.ts'
import { mailMessages } from '../../platform/mail/mail-messages.ts'

/** The texts of the spreadsheet. */
export const auditSheetTexts = mailMessages({
  es: {
    file: 'auditoria',
    sheet: 'Auditoría',
    date: 'Fecha',
    time: 'Hora',
    who: 'Quién',
    system: 'El sistema',
    action: 'Acción',
    entity: 'Qué',
    name: 'Nombre',
    id: 'Código',
    before: 'Antes',
    after: 'Después',
    network: 'Desde',
    undone: 'Deshecho',
    request: 'Solicitud',
  },
  en: {
    file: 'audit',
    sheet: 'Audit',
    date: 'Date',
    time: 'Time',
    who: 'Who',
    system: 'The system',
    action: 'Action',
    entity: 'What',
    name: 'Name',
    id: 'Code',
    before: 'Before',
    after: 'After',
    network: 'From',
    undone: 'Undone',
    request: 'Request',
  },
})

const dayOf = (at: string): string => dateAt(Date.parse(at), officeZone)
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: officeZone, timeStyle: 'medium' })
const fieldsOf = (fields: AuditEntry['before']): string =>
  fields
    ? Object.entries(fields)
        .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
        .join('\n')
    : ''

/** Writes changes as a spreadsheet, days and times by the clock of the office. */
export async function auditSpreadsheet(entries: readonly AuditEntry[], locale: Locale): Promise<Buffer> {
  const { default: writeSheets } = await import('write-excel-file/node')
  const text = auditSheetTexts(locale)
  const columns: Column<AuditEntry>[] = [
    day(text('date'), ({ at }) => dayOf(at)),
    word(text('time'), 10, ({ at }) => clock.format(new Date(at))),
    word(text('who'), 26, ({ actor }) => (actor ? fullName(actor) : text('system'))),
    word(text('action'), 24, ({ action }) => action),
    word(text('entity'), 14, ({ entity }) => entity),
    word(text('name'), 30, ({ name }) => name ?? ''),
    word(text('id'), 38, ({ entityId }) => entityId),
    word(text('before'), 40, ({ before }) => fieldsOf(before)),
    word(text('after'), 40, ({ after }) => fieldsOf(after)),
    word(text('network'), 16, ({ network }) => network ?? ''),
    day(text('undone'), ({ undone }) => (undone ? dayOf(undone.at) : null)),
    word(text('request'), 38, ({ requestId }) => requestId ?? ''),
  ]
  return writeSheets([sheetOfColumns(text('sheet'), entries, columns)]).toBuffer()
}
