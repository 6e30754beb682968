import type { SourceFile } from './source-files.ts'

/** A message catalogue of a package: its path and its ids. */
export interface Catalogue {
  path: string
  ids: readonly string[]
}

/**
 * Checks that each message is used and that each catalogue is part of the union which types the package's
 * ids. That a used id exists in that union is checked by the compiler, also for template literals over
 * unions.
 */
export function checkMessageIds(catalogues: readonly Catalogue[], files: readonly SourceFile[]): string[] {
  return Object.entries(Object.groupBy(catalogues, ({ path }) => roomOf(path))).flatMap(
    ([room, ofRoom = []]) => {
      const sources = files.filter(
        ({ path }) => path.startsWith(`${room}/`) && /(?<!\.test)\.tsx?$/.test(path),
      )
      const union = sources.find(({ path }) => path === `${room}/src/message-ids.d.ts`)
      const isSaid = saidBy(sources.filter((file) => file !== union))
      return ofRoom.flatMap(({ path, ids }) => [
        ...(union?.text.includes(specifierOf(path, room))
          ? []
          : [`${path} is not imported in ${room}/src/message-ids.d.ts.`]),
        ...ids.filter((id) => !isSaid(id)).map((id) => `${path}: "${id}" is not used anywhere.`),
      ])
    },
  )
}

/** Returns the package that a catalogue belongs to: `mfe-tenants`, `packages/gallery`. */
const roomOf = (path: string): string => /^(?:packages\/)?[^/]+/.exec(path)![0]

/** Returns the specifier that `src/message-ids.d.ts` uses: `./screens/team/locales/es.json`. */
const specifierOf = (path: string, room: string): string => {
  const inRoom = path.slice(room.length + 1)
  return `'${inRoom.startsWith('src/') ? inRoom.replace('src', '.') : `../${inRoom}`}'`
}

const anything = '[\\w.-]+'
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Returns a function that tells whether an id is written out in these files, or can result from one of their
 * template literals.
 */
function saidBy(files: readonly SourceFile[]): (id: string) => boolean {
  const literals = new Set<string>()
  const templates: RegExp[] = []
  for (const { text } of files) {
    for (const [, , word] of text.matchAll(/(['"`])([\w.-]+)\1/g)) literals.add(word!)
    for (const template of templatesIn(text)) {
      if (typeof template === 'string') literals.add(template)
      else templates.push(template)
    }
  }
  return (id) =>
    literals.has(id) ||
    templates.some((template) => {
      const match = template.exec(id)
      // When a template starts with a parameter, its value must be written out where it is passed.
      return match !== null && (match[1] === undefined || literals.has(match[1]))
    })
}

/**
 * Returns what the template literals of a file can produce: a text when all parts are constant, otherwise a
 * pattern.
 */
function templatesIn(text: string): (string | RegExp)[] {
  const constants = new Map(
    Array.from(text.matchAll(/const (\w+) = '([\w.-]+)'/g), ([, name, value]) => [name!, value!]),
  )
  const hole = /\$\{([^}]*)\}/g
  return Array.from(text.matchAll(/`([\w.-]*\$\{[^`]*)`/g), ([, template]) => {
    const filled = template!.replaceAll(hole, (open, name: string) => constants.get(name) ?? open)
    const parts = filled.split(/\$\{[^}]*\}/).map(escaped)
    if (parts.length === 1) return filled
    const [first, ...rest] = parts
    return new RegExp(`^${first === '' ? `(${anything})` : first + anything}${rest.join(anything)}$`)
  })
}
