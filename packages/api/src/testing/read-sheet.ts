import { strFromU8, unzipSync } from 'fflate'

const plain = (xml: string): string =>
  xml
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

/** Returns the rows of a spreadsheet's sheet by the heads of their columns. Days are `YYYY-MM-DD` where `days` names them. */
export function readSheet(
  bytes: ArrayBuffer | Uint8Array,
  { sheet = 1, days = [] }: { sheet?: number; days?: readonly string[] } = {},
): Array<Record<string, string>> {
  const files = Object.entries(unzipSync(Buffer.from(bytes as Uint8Array)))
  const fileNamed = (end: string) => {
    const file = files.find(([name]) => name.endsWith(end))
    return file ? strFromU8(file[1]) : ''
  }
  const shared = [...fileNamed('sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, xml]) =>
    plain(xml!),
  )
  const rows = [...fileNamed(`worksheets/sheet${sheet}.xml`).matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(
    ([, row]) =>
      new Map(
        [...row!.matchAll(/<c r="([A-Z]+)\d+"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(
          ([, at, facts, xml = '']) => [
            at!,
            facts!.includes('t="s"') ? shared[Number(plain(xml))]! : plain(xml),
          ],
        ),
      ),
  )
  const [heads = new Map<string, string>(), ...others] = rows
  const shown = (head: string, value: string) =>
    days.includes(head) && value ? sheetDay(Number(value)) : value
  return others.map((row) =>
    Object.fromEntries([...heads].map(([at, head]) => [head, shown(head, row.get(at) ?? '')])),
  )
}

/** Spreadsheets count days from 30 December 1899. */
const sheetDay = (count: number): string =>
  new Date(Date.UTC(1899, 11, 30) + count * 86_400_000).toISOString().slice(0, 10)
