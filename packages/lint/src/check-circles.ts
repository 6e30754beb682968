import { join } from './check-rooms.ts'
import type { Entries } from './entries.ts'
import type { Import } from './imports.ts'
import { isTest } from './source-files.ts'

/** Who needs whom among the files and folders of one folder, and an import that says so. */
type Floor = Map<string, Map<string, Import>>

/**
 * One sentence per circle. At every level of the house the files and folders that stand beside each other have an
 * order, the lower ones below: none of them needs, by any way round, one that needs it. Types count, and so do code
 * that is fetched later and packages by their names, their own among them; tests may look where they want.
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
    if (file === undefined || isTest(found.from)) continue
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
  return `Circle in ${folder || 'the house'}: ${circle.join(' → ')} (${ties.join(', ')}).`
}
