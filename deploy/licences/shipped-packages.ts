/** What is read of `pnpm-lock.yaml`. */
export interface LockFile {
  readonly importers: Readonly<Record<string, Importer>>
  /** By name and version. */
  readonly packages: Readonly<Record<string, { os?: string[]; cpu?: string[]; libc?: string[] }>>
  /** By name, version and the peers that it was installed with. */
  readonly snapshots: Readonly<Record<string, { dependencies?: Versions; optionalDependencies?: Versions }>>
}

type Versions = Readonly<Record<string, string>>
type Named = Readonly<Record<string, { readonly version: string }>>
interface Importer {
  readonly dependencies?: Named
  readonly optionalDependencies?: Named
  readonly devDependencies?: Named
}

/** The workspace's rooms whose code reaches a browser or the server's image, besides all remotes. */
const shippedRooms = ['shell', 'packages/api']
/** Rooms that only build or test what ships. */
const toolRooms = ['packages/build', 'packages/testing']
/** Packages for development with a part that is copied into what ships: icons and the outline of the continent. */
const copiedPackages = ['@phosphor-icons/react', 'world-atlas']
/** Only the runtime of a bundler's plugin ends up in bundles. */
const partsOfTools: Readonly<Record<string, string>> = {
  '@module-federation/enhanced': '@module-federation/runtime-tools',
}

/**
 * Returns every package, as `name@version`, that ships in bundles or in the server's image: what the shell, the remotes
 * and the API depend on, directly or by way of other packages, on Linux x64 with glibc, as in the image.
 */
export function shippedPackages({ importers, packages, snapshots }: LockFile): string[] {
  const rooms = new Set<string>()
  const found = new Set<string>()

  const enterRoom = (room: string) => {
    if (rooms.has(room) || toolRooms.includes(room)) return
    rooms.add(room)
    const { dependencies, optionalDependencies, devDependencies } = importers[room] ?? {}
    const copied = Object.entries(devDependencies ?? {}).filter(([name]) => copiedPackages.includes(name))
    for (const [name, { version }] of [
      ...Object.entries({ ...dependencies, ...optionalDependencies }),
      ...copied,
    ])
      if (version.startsWith('link:')) enterRoom(resolveLink(room, version.slice('link:'.length)))
      else addPackage(name, version)
  }
  const addPackage = (name: string, version: string) => {
    const key = /^\d/.test(version) ? `${name}@${version}` : version
    const plain = key.replace(/\(.*$/, '')
    if (found.has(key) || name.startsWith('@types/') || !runsInImage(packages[plain])) return
    const { dependencies = {}, optionalDependencies } = snapshots[key] ?? {}
    const part = partsOfTools[name]
    if (part) return addPackage(part, dependencies[part]!)
    found.add(key)
    for (const [needed, its] of Object.entries({ ...dependencies, ...optionalDependencies }))
      addPackage(needed, its)
  }
  for (const room of [...shippedRooms, ...Object.keys(importers).filter((name) => name.startsWith('mfe-'))])
    enterRoom(room)
  return [...new Set(Array.from(found, (key) => key.replace(/\(.*$/, '')))].toSorted()
}

/** Resolves `../packages/ui`, as seen from a room. */
const resolveLink = (room: string, link: string): string =>
  new URL(link, `file:///${room}/`).pathname.slice(1)

const runsInImage = ({ os, cpu, libc }: LockFile['packages'][string] = {}): boolean =>
  (!os || os.includes('linux')) && (!cpu || cpu.includes('x64')) && (!libc || libc.includes('glibc'))
