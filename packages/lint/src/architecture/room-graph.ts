import { join } from '../check-rooms.ts'
import type { Import } from '../imports.ts'
import { isRemote } from '../remotes.ts'
import { isConfig, isTestFile } from '../source-files.ts'

/** A room of the picture, such as `packages/ui`, with those that it imports. */
export type RoomGraph = ReadonlyMap<string, ReadonlySet<string>>

/** The remotes are one room of the picture, because none of them imports another. */
export const remotesRoom = 'mfe-*'

/**
 * Returns which room imports which, from the imports of the product: what only supports tests and configures tools is
 * left out. The rooms are the packages, the shell's two programs, and the remotes as one.
 */
export function roomGraph(paths: readonly string[], imports: readonly Import[]): RoomGraph {
  const graph = new Map<string, Set<string>>()
  for (const path of paths) {
    const room = roomOf(path)
    if (room && isProduct(path, room)) graph.set(room, graph.get(room) ?? new Set())
  }
  for (const { from, specifier } of imports) {
    const room = roomOf(from)
    const target = specifier.startsWith('.') ? roomOf(join(from, specifier)) : roomOfPackage(specifier)
    if (room && target && target !== room && graph.has(target) && isProduct(from, room))
      graph.get(room)?.add(target)
  }
  return graph
}

/** Leaves out each import that follows from others, as that of `a` in `c` when `c` imports `b` and `b` imports `a`. */
export function withoutDetours(graph: RoomGraph): RoomGraph {
  const reached = (room: string): Set<string> =>
    new Set([...(graph.get(room) ?? [])].flatMap((next) => [next, ...reached(next)]))
  return new Map(
    [...graph].map(([room, targets]) => {
      const further = new Set([...targets].flatMap((target) => [...reached(target)]))
      return [room, new Set([...targets].filter((target) => !further.has(target)))] as const
    }),
  )
}

const roomOf = (path: string): string | undefined => {
  const [top = '', second = '', third] = path.split('/')
  if (isRemote(top)) return remotesRoom
  if (top === 'packages' || (top === 'shell' && /^(src|server)$/.test(second)))
    return third === undefined ? undefined : `${top}/${second}`
  return /^(e2e|deploy)$/.test(top) ? top : undefined
}

const roomOfPackage = (specifier: string): string | undefined => {
  const [scope, name] = specifier.split('/')
  return scope === '@metrolibre' ? `packages/${name}` : undefined
}

const isProduct = (path: string, room: string): boolean =>
  /\.(ts|tsx|mts|mjs)$/.test(path) &&
  !isTestFile(path) &&
  !isConfig(path) &&
  !/\/(test|tests|testing|bench)\//.test(path.slice(room === remotesRoom ? 0 : room.length))
