import type { VersionRefusal, Release, Running } from '../release.ts'

/** First segments of the addresses that belong to the host: files, the API, and the shell's own pages. */
const ofTheHost = new Set([
  'api',
  'confirmar-email',
  'es',
  'en',
  'files',
  'films',
  'healthz',
  'metrics',
  'preview',
  'r',
  'readyz',
  'restaurar',
  'shell',
])

/** A remote declares no page where the host has something of its own. */
export const hostPaths = ({ name, config }: Release): VersionRefusal[] =>
  (config?.routes ?? [])
    .filter(({ path }) => ofTheHost.has(segmentsOf(path)[0] ?? ''))
    .map(({ path }) => ({
      check: 'paths',
      sentence: `${name} declares ${path}, which belongs to the shell: choose another path.`,
    }))

/** A wildcard would take every address that no other page has, also of pages to come. */
export const wildcards = ({ name, config }: Release): VersionRefusal[] =>
  (config?.routes ?? [])
    .filter(({ path }) => path.includes('*'))
    .map(({ path }) => ({
      check: 'paths',
      sentence: `${name} declares ${path}, which stands for any address: declare each page.`,
    }))

/** Paths, ids of menu entries and keys of stored data belong to one remote each. */
export function collisions(candidate: Release, running: Running): VersionRefusal[] {
  const others = running.remotes.filter(({ name }) => name !== candidate.name)
  const forAll = new Set(running.shell?.facts?.storage)
  return others.flatMap((other) => [
    ...samePaths(candidate, other),
    ...shared(ids(candidate), ids(other)).map((id) => ({
      check: 'menus' as const,
      sentence: `${candidate.name} has a menu entry ${id}, and so has ${other.name}: give it an id of its own.`,
    })),
    ...shared(keys(candidate), keys(other))
      .filter((key) => !forAll.has(key))
      .map((key) => ({
        check: 'storage' as const,
        sentence: `${candidate.name} stores data under ${key}, and so does ${other.name}: choose another name.`,
      })),
  ])
}

const ids = ({ config }: Release): string[] => (config?.nav ?? []).map(({ id }) => id)
const keys = ({ facts }: Release): readonly string[] => facts?.storage ?? []
const shared = (own: readonly string[], others: readonly string[]): string[] =>
  own.filter((one) => others.includes(one))

function samePaths(candidate: Release, other: Release): VersionRefusal[] {
  return (candidate.config?.routes ?? []).flatMap(({ path }) => {
    const taken = other.config?.routes.find((route) => overlap(path, route.path))
    if (!taken) return []
    const also = taken.path === path ? '' : ` (${taken.path})`
    return [
      {
        check: 'paths' as const,
        sentence: `${candidate.name} declares ${path}, a page of ${other.name}${also}: choose another path.`,
      },
    ]
  })
}

/** Whether some address fits both patterns, as the router matches them. */
export const overlap = (one: string, other: string): boolean =>
  formsOf(segmentsOf(one)).some((own) =>
    formsOf(segmentsOf(other)).some((theirs) => fitTogether(own, theirs)),
  )

const fitTogether = (own: readonly string[], theirs: readonly string[]): boolean =>
  own.length === theirs.length &&
  own.every((segment, index) => {
    const opposite = theirs[index]!
    return segment === opposite || segment.startsWith(':') || opposite.startsWith(':')
  })

/** A pattern with a segment that may be missing stands for one with it and one without. */
function formsOf([first, ...rest]: readonly string[]): string[][] {
  if (first === undefined) return [[]]
  const after = formsOf(rest)
  const withFirst = after.map((form) => [first.replace(/\?$/, ''), ...form])
  return first.endsWith('?') ? [...withFirst, ...after] : withFirst
}

/** The router takes capitals for small letters, encoded signs for themselves, and slashes at the end for none. */
const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean).map(plain)

function plain(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase()
  } catch {
    return segment.toLowerCase()
  }
}
