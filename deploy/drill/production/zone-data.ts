import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The rule of Chile's summer time in ICU's data, as eleven numbers after their count; the last one is what it adds. */
const ofChile = [11, 8, 2, -1, 14_400, 2, 3, 2, -1, 10_800, 2, 3600]
const file = 'zoneinfo64.res'

/**
 * Writes time zone data by which Chile's summer is two hours ahead instead of one, as if the law had changed, and returns the
 * variables by which a process of this Node reads it instead of its own.
 */
export function writeOtherZones(folder: string): Record<string, string> {
  const data = ownZones()
  const wanted = Buffer.from(Int32Array.from(ofChile).buffer)
  const at = data.indexOf(wanted)
  if (at === -1) throw new Error("Chile's rule was not found in Node's time zone data.")
  data.writeInt32LE(2 * 3600, at + wanted.length - 4)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, file), data)
  return { ICU_TIMEZONE_FILES_DIR: folder }
}

/** Reads the time zones in Node's own copy of ICU's data: a header, then a table of names and places from its own start. */
function ownZones(): Buffer {
  const program = readFileSync(process.execPath)
  for (let mark = program.indexOf('CmnD'); mark !== -1; mark = program.indexOf('CmnD', mark + 4)) {
    const start = mark - 12
    if (program.readUInt16LE(start + 2) !== 0x27_da) continue
    const table = start + program.readUInt16LE(start)
    const count = program.readUInt32LE(table)
    const place = (index: number, half: 0 | 4) => table + program.readUInt32LE(table + 4 + index * 8 + half)
    for (let index = 0; index < count; index += 1) {
      const name = place(index, 0)
      if (!program.toString('latin1', name, program.indexOf(0, name)).endsWith(file)) continue
      return Buffer.from(program.subarray(place(index, 4), place(index + 1, 4)))
    }
  }
  throw new Error("Node's time zone data was not found.")
}
