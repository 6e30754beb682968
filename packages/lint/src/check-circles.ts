import { join } from './check-rooms.ts'
import type { Entries } from './entries.ts'
import type { Import } from './imports.ts'
import { isTestFile } from './source-files.ts'

/**
 * For the files and folders of one folder: which of them imports which others, each with one such import as
 * an example.
 */
type Floor = Map<string, Map<string, Import>>

/**
 * Returns one sentence per import cycle. At every level, the files and folders side by side must have an
 * order, so that none imports, directly or indirectly, another that imports it. Type imports, dynamic imports
 * and imports by a package name (also by the package's own) count. Files of tests do not, because nothing imports
 * them; what supports tests does.
 */
export function checkCircles(imports: readonly Import[], entries: Entries = new Map()): string[] {
  return [...floorsOf(imports, entries)].flatMap(([folder, floor]) =>
    circlesOf(floor).map((circle) => sentence(folder, floor, circle)),
  )
}

function floorsOf(imports: readonly Import[], entries: Entries): Map<string, Floor> {
  const floors = new Map<string, Floor>()
  for (const found of imports) {
    const file = found.specifier.startsWith('.')
      ? join(found.from, found.specifier)
      : entries.get(found.specifier)
    if (file === undefined || isTestFile(found.from)) continue
    const from = found.from.split('/')
    const to = file.split('/')
    const level = from.findIndex((part, index) => part !== to[index])
    const [source, target] = [from[level], to[level]]
    if (source === undefined || target === undefined) continue
    const folder = from.slice(0, level).join('/')
    const floor = floors.get(folder) ?? new Map<string, Map<string, Import>>()
    const needed = floor.get(source) ?? new Map<string, Import>()
    floors.set(folder, floor.set(source, needed.set(target, needed.get(target) ?? found)))
  }
  return floors
}

function circlesOf(floor: Floor): string[][] {
  const done = new Set<string>()
  const circles: string[][] = []
  const walk = (name: string, path: readonly string[]) => {
    const start = path.indexOf(name)
    if (start >= 0) return void circles.push([...path.slice(start), name])
    if (done.has(name)) return
    for (const next of floor.get(name)?.keys() ?? []) walk(next, [...path, name])
    done.add(name)
  }
  for (const name of floor.keys()) walk(name, [])
  return circles
}

function sentence(folder: string, floor: Floor, circle: readonly string[]): string {
  const ties = circle.slice(1).map((name, index) => {
    const { from, specifier } = floor.get(circle[index]!)!.get(name)!
    return `${folder === '' ? from : from.slice(folder.length + 1)} imports ${specifier}`
  })
  return `Import cycle in ${folder || 'the repository'}: ${circle.join(' → ')} (${ties.join(', ')}).`
}
