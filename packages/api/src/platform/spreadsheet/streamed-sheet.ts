import { sheetFormats } from '@metrolibre/contract'
import type { ZipEntry } from '../zip/zip.ts'

/** A text, a number that can be added up, or a day at its midnight in UTC. */
export type SheetValue = string | number | Date

export interface StreamedColumn<Row> {
  readonly header: string
  /** In characters. */
  readonly width: number
  readonly read: (row: Row) => SheetValue
}

interface Sheet<Row> {
  readonly name: string
  readonly columns: readonly StreamedColumn<Row>[]
  /** The rows, a batch at a time. */
  readonly batches: () => AsyncIterable<readonly Row[]>
}

export const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// XML can't contain control characters and halves of surrogate pairs, not even escaped.
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu
const escaped = (text: string): string =>
  text.replaceAll(forbidden, '').replaceAll(/[&<>"]/g, (character) => named[character]!)

const bold = ' s="1"'
const asDay = ' s="2"'

const dayMs = 86_400_000
/** The days from the first one that spreadsheets count, which is 30 December 1899, to 1970. */
const daysBefore1970 = 25_569
/** A text is written as an inline string, which a program never evaluates as a formula. */
const cell = (value: SheetValue, style = ''): string => {
  if (typeof value === 'number') return `<c${style}><v>${value}</v></c>`
  if (value instanceof Date) return `<c${asDay}><v>${value.getTime() / dayMs + daysBefore1970}</v></c>`
  return `<c${style} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
}

const row = (cells: readonly string[]): string => `<row>${cells.join('')}</row>`

const parts = (name: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="${sheetFormats.day}"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
})

/** Keeps the first row in place. */
const frozenHead =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'

async function* sheetXml<Row>({ columns, batches }: Sheet<Row>): AsyncGenerator<string> {
  const widths = columns.map(({ width }, index) => {
    const number = index + 1
    return `<col min="${number}" max="${number}" width="${width}" customWidth="1"/>`
  })
  yield `${declaration}<worksheet xmlns="${main}">${frozenHead}<cols>${widths.join('')}</cols><sheetData>`
  yield row(columns.map(({ header }) => cell(header, bold)))
  for await (const batch of batches())
    yield batch.map((one) => row(columns.map(({ read }) => cell(read(one))))).join('')
  yield '</sheetData></worksheet>'
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const text of texts) yield encoder.encode(text)
}

/**
 * Returns the files of an `.xlsx` with one sheet. Unlike a library that needs all cells at once, only one batch of
 * rows is in memory, and other requests are answered between two batches.
 */
export const streamedSheet = <Row>(sheet: Sheet<Row>): ZipEntry[] => [
  ...Object.entries(parts(sheet.name)).map(([name, xml]) => ({
    name,
    open: async () => [new TextEncoder().encode(declaration + xml)],
  })),
  { name: 'xl/worksheets/sheet1.xml', open: async () => encoded(sheetXml(sheet)) },
]
