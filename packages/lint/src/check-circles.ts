import { join } from './check-rooms.ts'
import type { Import } from './imports.ts'

/** One sentence per circle among relative imports that exist at run time. */
export function checkCircles(imports: readonly Import[]): string[] {
  const graph = new Map<string, string[]>()
  for (const { from, specifier, typeOnly } of imports) {
    if (typeOnly || !specifier.startsWith('.')) continue
    graph.set(from, [...(graph.get(from) ?? []), join(from, specifier)])
  }
  const done = new Set<string>()
  const circles: string[] = []
  const walk = (file: string, path: string[]) => {
    const start = path.indexOf(file)
    if (start >= 0) {
      circles.push(`Circle: ${[...path.slice(start), file].join(' → ')}`)
      return
    }
    if (done.has(file)) return
    for (const next of graph.get(file) ?? []) walk(next, [...path, file])
    done.add(file)
  }
  for (const file of graph.keys()) walk(file, [])
  return circles
}
