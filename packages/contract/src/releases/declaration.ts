import * as v from 'valibot'

/** The name of an app that is released by itself: the shell or a remote. It is a folder's name too. */
export const AppName = v.pipe(
  v.string('validation.required'),
  v.maxLength(60, 'validation.max_length'),
  v.regex(/^[a-z][a-z\d]*(-[a-z\d]+)*$/, 'validation.invalid'),
)

/** How much a remote may declare. Every page of the site carries all of it. */
export const declarationLimits = {
  routes: 120,
  nav: 40,
  slots: 20,
  parts: 20,
  sections: 20,
  query: 40,
} as const

const id = v.pipe(v.string(), v.regex(/^[a-z][\w-]{0,59}$/i, 'validation.invalid'))
/** The name of a parameter, or of a slot such as `property.beside-price`. */
const word = v.pipe(v.string(), v.regex(/^[a-z][\w.-]{0,59}$/i, 'validation.invalid'))

/** An address inside the site: `//host` and `/\host` lead out of it. */
const inside = /^\/(?![/\\])[^\s\\#]{0,199}$/
const segment = /^(?::[a-z]\w*\??|[\w.~%@+-]+)$/i
const isPattern = (path: string) =>
  path === '/' ||
  path
    .slice(1)
    .split('/')
    .every((one) => segment.test(one) && !/^\.+$/.test(one))
/** A pattern of the router without its wildcards: a remote names each page that it takes. */
const pattern = v.pipe(
  v.string(),
  v.regex(inside, 'validation.invalid'),
  v.check(isPattern, 'validation.invalid'),
)
const destination = v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\s\\]{0,199}$/, 'validation.invalid'))

const Audience = v.picklist(['all', 'user', 'owner', 'admin'])
const flag = v.exactOptional(v.boolean())
const order = v.exactOptional(v.pipe(v.number(), v.finite()))
const budget = v.exactOptional(v.pipe(v.number(), v.finite(), v.minValue(0)))
const label = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'validation.required'),
  v.maxLength(40, 'validation.max_length'),
)

const listOf = <S extends v.GenericSchema>(entry: S, most: number) =>
  v.pipe(v.array(entry), v.maxLength(most, 'validation.max_length'))

const Route = v.object({
  id,
  path: pattern,
  guard: v.picklist(['public', 'user', 'owner', 'admin']),
  render: v.picklist(['server', 'skeleton']),
  chrome: v.exactOptional(v.picklist(['wizard', 'admin'])),
  wizardWith: v.exactOptional(word),
  query: v.exactOptional(listOf(word, declarationLimits.query)),
  movedTo: v.exactOptional(pattern),
  isKept: flag,
  isUnlisted: flag,
  isPrivate: flag,
  budget,
})

const NavItem = v.object({
  id,
  to: destination,
  label: v.object({ es: label, en: label }),
  place: v.picklist(['main', 'us', 'user', 'admin']),
  audience: Audience,
  sections: v.exactOptional(
    listOf(v.object({ path: destination, audience: Audience }), declarationLimits.sections),
  ),
  order,
  bottomOrder: order,
  apart: flag,
})

const Part = v.object({
  id,
  slot: word,
  audience: Audience,
  render: v.exactOptional(v.literal('server')),
  order,
  budget,
})

const alike = (one: unknown): string => (typeof one === 'string' ? one : (one as { id: string }).id)
const unique = <T>(entries: readonly T[]): boolean => new Set(entries.map(alike)).size === entries.length
const uniqueListOf = <S extends v.GenericSchema>(entry: S, most: number) =>
  v.pipe(listOf(entry, most), v.check(unique, 'validation.invalid'))

const whole = {
  name: AppName,
  contractVersion: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/, 'validation.invalid')),
  locales: v.array(v.picklist(['es', 'en'])),
  needs: v.array(v.picklist(['session', 'properties', 'currencies', 'zones', 'covers'])),
}

/** All that a remote declares, and nothing else: what it is called, its pages, menu entries and parts. */
export const Declaration = v.object({
  ...whole,
  routes: uniqueListOf(Route, declarationLimits.routes),
  nav: uniqueListOf(NavItem, declarationLimits.nav),
  slots: v.exactOptional(uniqueListOf(word, declarationLimits.slots)),
  parts: v.exactOptional(uniqueListOf(Part, declarationLimits.parts)),
})
export type Declaration = v.InferOutput<typeof Declaration>

const lists = {
  routes: [Route, declarationLimits.routes],
  nav: [NavItem, declarationLimits.nav],
  slots: [word, declarationLimits.slots],
  parts: [Part, declarationLimits.parts],
} as const

/** Returns where a declaration is not one, such as `nav.0.label`; empty when it is. */
export const problemsOfDeclaration = (declared: unknown): string[] => {
  const { issues = [] } = v.safeParse(Declaration, declared)
  return issues.map((issue) => v.getDotPath(issue) ?? 'it is no object')
}

/**
 * Returns a declaration without the entries that none may have, and which those were: a remote can only lose something of
 * its own by what it declares.
 * @throws ValiError when it does not even say what the remote is called and was built with
 */
export function keepDeclared(declared: unknown): { config: Declaration; leftOut: string[] } {
  const leftOut: string[] = []
  const kept = v.parse(v.object(whole), declared)
  const given = declared as Record<string, unknown>
  const keepList = (name: keyof typeof lists): unknown[] => {
    const [schema, most] = lists[name]
    const entries: unknown[] = Array.isArray(given[name]) ? given[name] : []
    if (given[name] !== undefined && !Array.isArray(given[name])) leftOut.push(name)
    const seen = new Set<string>()
    const fitting = entries.flatMap((entry, index) => {
      const result = v.safeParse(schema, entry)
      if (result.success && seen.size < most && !seen.has(alike(result.output))) {
        seen.add(alike(result.output))
        return [result.output]
      }
      leftOut.push(`${name}.${index}`)
      return []
    })
    return fitting
  }
  const entries = Object.fromEntries(
    (Object.keys(lists) as (keyof typeof lists)[])
      .filter((name) => given[name] !== undefined || name === 'routes' || name === 'nav')
      .map((name) => [name, keepList(name)]),
  )
  return { config: v.parse(Declaration, { ...kept, ...entries }), leftOut }
}
