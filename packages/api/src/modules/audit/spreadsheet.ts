import { dateAt, officeZone, type AuditEntry, type Locale } from '@metrolibre/contract'
import { fullName } from '../../platform/person-name.ts'
import { mailMessages } from '../../platform/mail/mail-messages.ts'

/** The texts of the spreadsheet. */
export const texts = mailMessages({
  es: {
    file: 'auditoria',
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

const dayOf = (at: string): string => dateAt(Date.parse(at), officeZone).split('-').toReversed().join('/')
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: officeZone, timeStyle: 'medium' })
const fieldsOf = (fields: AuditEntry['before']): string =>
  fields
    ? Object.entries(fields)
        .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
        .join('\n')
    : ''

/** Writes changes as a spreadsheet. Every cell is text, so that nothing is evaluated as a formula. */
export async function auditSpreadsheet(entries: readonly AuditEntry[], locale: Locale): Promise<Buffer> {
  const { default: writeSheet } = await import('write-excel-file/node')
  const text = texts(locale)
  const column = (header: string, width: number, read: (entry: AuditEntry) => string) => ({
    header: { value: header, fontWeight: 'bold' as const },
    cell: (entry: AuditEntry) => ({ value: read(entry), type: String }),
    width,
  })
  return writeSheet([...entries], {
    columns: [
      column(text('date'), 12, ({ at }) => dayOf(at)),
      column(text('time'), 10, ({ at }) => clock.format(new Date(at))),
      column(text('who'), 26, ({ actor }) => (actor ? fullName(actor) : text('system'))),
      column(text('action'), 24, ({ action }) => action),
      column(text('entity'), 14, ({ entity }) => entity),
      column(text('name'), 30, ({ name }) => name ?? ''),
      column(text('id'), 38, ({ entityId }) => entityId),
      column(text('before'), 40, ({ before }) => fieldsOf(before)),
      column(text('after'), 40, ({ after }) => fieldsOf(after)),
      column(text('network'), 16, ({ network }) => network ?? ''),
      column(text('undone'), 12, ({ undone }) => (undone ? dayOf(undone.at) : '')),
      column(text('request'), 38, ({ requestId }) => requestId ?? ''),
    ],
  }).toBuffer()
}
