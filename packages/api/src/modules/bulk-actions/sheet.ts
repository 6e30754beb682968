import { messageFor, type Locale } from '@metrolibre/contract'
import type { Queryable } from '../../platform/db/client.ts'
import { mailMessages } from '../../platform/mail/mail-messages.ts'
import { streamedSheet, type StreamedColumn } from '../../platform/spreadsheet/streamed-sheet.ts'
import { zipOf } from '../../platform/zip/zip.ts'
import type { BulkActionRow } from '../../platform/db/schema/bulk-actions.ts'
import { readRows, type BulkRowView } from './repository.ts'

/** How many rows are read and written at a time. */
const batchSize = 1000

/** The texts of the spreadsheet. */
export const bulkSheetTexts = mailMessages({
  es: {
    file: 'resultado',
    sheet: 'Resultado',
    name: 'Nombre',
    result: 'Resultado',
    reason: 'Motivo',
    waiting: 'Pendiente',
    done: 'Hecho',
    refused: 'Rechazado',
    id: 'Código',
  },
  en: {
    file: 'result',
    sheet: 'Result',
    name: 'Name',
    result: 'Result',
    reason: 'Reason',
    waiting: 'Waiting',
    done: 'Done',
    refused: 'Refused',
    id: 'Code',
  },
})

/** Returns why a row was refused, or null. */
export const reasonIn = (locale: Locale, { reason, reasonValues }: BulkRowView): string | null =>
  reason === null ? null : messageFor(locale, reason, reasonValues ?? undefined)

const columns = (locale: Locale): StreamedColumn<BulkRowView>[] => {
  const text = bulkSheetTexts(locale)
  return [
    { header: text('name'), width: 40, read: ({ name }) => name ?? '' },
    { header: text('result'), width: 14, read: ({ result }) => text(result ?? 'waiting') },
    { header: text('reason'), width: 60, read: (row) => reasonIn(locale, row) ?? '' },
    { header: text('id'), width: 38, read: ({ id }) => id },
  ]
}

async function* batches(db: Queryable, action: BulkActionRow): AsyncGenerator<BulkRowView[]> {
  let after: string | undefined
  do {
    const rows = await readRows(db, action, { after, limit: batchSize })
    yield rows
    after = rows.length === batchSize ? rows.at(-1)!.id : undefined
  } while (after !== undefined)
}

/** Returns what came of each row as a spreadsheet of any size. */
export const resultSheet = (db: Queryable, action: BulkActionRow, locale: Locale) =>
  zipOf(
    streamedSheet({
      name: bulkSheetTexts(locale)('sheet'),
      columns: columns(locale),
      batches: () => batches(db, action),
    }),
  )
