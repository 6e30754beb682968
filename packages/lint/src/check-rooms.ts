import type { Import } from './imports.ts'
import { forScreens, libraryHomes, remoteFloors, rooms, testRooms, toolRooms } from './rooms.ts'
import { isRemote, remoteOf } from './remotes.ts'
import { isConfig, isTest } from './source-files.ts'

const prefix = '@metrolibre/'

/** Returns one sentence per import that its package is not allowed to make. */
export function checkRooms(imports: readonly Import[]): string[] {
  return imports.flatMap((found) => [
    ...checkRoom(found),
    ...checkLibrary(found),
    ...checkFloor(found),
    ...checkUnshared(found),
  ])
}

function checkRoom({ from, specifier }: Import): string[] {
  const room = roomOf(from)
  const target = specifier.startsWith(prefix) ? roomOfPackage(specifier) : relativeRoom(from, specifier)
  if (!room || !target || target === room) return []
  if (!specifier.startsWith(prefix))
    return [`${from} imports from ${target} by a relative path (${specifier}); use the package name.`]
  if ((isRemote(room) ? forScreens : rooms[room])?.includes(target)) return []
  const forTests = [...toolRooms, ...(testRooms[room] ?? [])]
  if ((isTest(from) || isConfig(from)) && forTests.includes(target)) return []
  return [`${from}: ${room} may not import ${target}.`]
}

function checkLibrary({ from, specifier }: Import): string[] {
  const home = Object.keys(libraryHomes).find(
    (name) => specifier === name || specifier.startsWith(`${name}/`),
  )
  if (!home || isTest(from) || isConfig(from)) return []
  const allowed = libraryHomes[home] ?? []
  if (allowed.some((room) => from.startsWith(`${room}/`))) return []
  return [`${from}: ${home} may only be imported in ${allowed.join(', ')}.`]
}

/** Inside a remote: a folder imports only those below it, and no screen or feature imports another. */
function checkFloor({ from, specifier }: Import): string[] {
  if (!specifier.startsWith('.') || isTest(from)) return []
  const source = place(from)
  const goal = place(join(from, specifier))
  if (!source || !goal || source.remote !== goal.remote) return []
  const unknown = [source, goal].find(({ floor }) => !remoteFloors.includes(floor))
  if (unknown) return [`${from}: ${unknown.floor} has no place in the order of a remote's folders.`]
  if (remoteFloors.indexOf(goal.floor) < remoteFloors.indexOf(source.floor))
    return [`${from}: ${source.floor} may not import ${goal.floor}, which is above it.`]
  if (
    ['screens', 'features'].includes(source.floor) &&
    source.floor === goal.floor &&
    source.name !== goal.name
  )
    return [`${from}: ${source.floor}/${source.name} may not import ${goal.floor}/${goal.name}.`]
  return []
}

/**
 * Entries of `ui` that each remote bundles for itself. What they imported by a relative path would be bundled
 * with them, so a page would have a second copy of contexts and styles that must exist once.
 */
const unshared = /^packages\/ui\/src\/(parts|lightbox)\//

function checkUnshared({ from, specifier }: Import): string[] {
  const folder = unshared.exec(from)?.[0]
  if (!folder || isTest(from) || !specifier.startsWith('.') || join(from, specifier).startsWith(folder))
    return []
  return [`${from}: remotes bundle this entry, so it imports ${specifier} by the name of its package.`]
}

/** Returns where a source file of a remote is: its folder, or for a file next to `remote.tsx` that file. */
function place(path: string) {
  const match = /^(mfe-\w+)\/src\/([\w.-]+)(?:\/([\w.-]+))?/.exec(path)
  const [, remote, floor = '', name] = match ?? []
  return match && !floor.endsWith('.d.ts') ? { remote, floor, name } : undefined
}

const roomOf = (path: string): string | undefined =>
  remoteOf(path) ?? Object.keys(rooms).find((room) => path.startsWith(`${room}/`))

function roomOfPackage(specifier: string): string | undefined {
  const name = specifier.slice(prefix.length).split('/')[0] ?? ''
  return [`packages/${name}`, name].find((room) => room in rooms || isRemote(room))
}

const relativeRoom = (from: string, specifier: string) =>
  specifier.startsWith('.') ? roomOf(join(from, specifier)) : undefined

/** Resolves a relative specifier against the file that contains it. */
export function join(from: string, specifier: string): string {
  const parts = from.split('/').slice(0, -1)
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}
