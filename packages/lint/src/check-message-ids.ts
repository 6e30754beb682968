import { join } from './check-rooms.ts'
import { importsOf } from './imports.ts'
import { canProduce, namesIn, quotedIn, templatesIn, type Fits, type Template } from './message-templates.ts'
import type { SourceFile } from './source-files.ts'

/** A message catalogue of a package: its path and its ids. */
export interface MessageCatalogue {
  path: string
  ids: readonly string[]
}

/**
 * Checks that each message is used and that each catalogue is part of the union which types the package's
 * ids. That a used id exists in that union is checked by the compiler, also for template literals over
 * unions.
 */
export function checkMessageIds(
  catalogues: readonly MessageCatalogue[],
  files: readonly SourceFile[],
): string[] {
  const words = new Set(
    files.flatMap((file) => (file.path.startsWith('packages/contract/src/') ? quotedIn(file) : [])),
  )
  return Object.entries(Object.groupBy(catalogues, ({ path }) => roomOf(path))).flatMap(
    ([room, ofRoom = []]) => {
      const sources = files.filter(
        ({ path }) => path.startsWith(`${room}/`) && /(?<!\.test)\.tsx?$/.test(path),
      )
      const union = sources.find(({ path }) => path === `${room}/src/message-ids.d.ts`)
      const isSaid = saidBy(
        sources.filter((file) => file !== union),
        words,
      )
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

/**
 * Returns a function that tells whether an id is written out in these files, or can result from one of their
 * template literals. Their holes can only have values that are written out: in these files, or in `words`,
 * which the wire gives, such as the states of a booking.
 */
function saidBy(files: readonly SourceFile[], words: ReadonlySet<string>): (id: string) => boolean {
  const names = new Set(files.flatMap(namesIn))
  const known = (name: string) => names.has(name) || words.has(name) || /^\d+$/.test(name)
  const all = new Map(files.map((file) => [file, templatesIn(file.text)]))
  const madeIn = (some: readonly SourceFile[]) => {
    const templates = some.flatMap((file) => all.get(file) ?? [])
    return (name: string) => templates.some((template) => canProduce(template, name, known))
  }
  const isGroup = madeIn(files)
  const neighboursOf = neighboursIn(files)
  const fitsIn = (file: SourceFile): Fits => {
    const isMade = madeIn([file])
    return (value, { isStart }) =>
      isStart ? names.has(value) || isGroup(value) : known(value) || isMade(value)
  }
  const passedTo = (file: SourceFile): Fits => {
    const neighbours = neighboursOf(file)
    const written = new Set(neighbours.flatMap(namesIn))
    const isMade = madeIn(neighbours)
    return (name) => written.has(name) || isMade(name)
  }
  const tests = files.flatMap((file) => {
    const found = all.get(file)!.filter(({ texts }) => texts[0] !== '' || writesMessages(file))
    const taking = found.filter((template) => takesName(template, file))
    const [fits, passed] = [fitsIn(file), taking.length > 0 ? passedTo(file) : never]
    return found.map((template) => ({ template, fits: taking.includes(template) ? passed : fits }))
  })
  return (id) => names.has(id) || tests.some(({ template, fits }) => canProduce(template, id, fits))
}

const never: Fits = () => false

const writesMessages = ({ text }: SourceFile): boolean =>
  /MessageId|TextBeginning|TextName|[mM]essage\b/.test(text)

/** A template takes any name of a group: `a.b.${name}` in a file that uses `TextName<'a.b'>`. */
const takesName = ({ texts, holes }: Template, { text }: SourceFile): boolean =>
  holes.length === 1 && texts[1] === '' && text.includes(`TextName<'${texts[0]!.replace(/\.$/, '')}'>`)

/** For each file: itself, the files that it imports, and those that import it. They pass names to its templates. */
function neighboursIn(files: readonly SourceFile[]): (file: SourceFile) => SourceFile[] {
  const targets = new Map(
    files.map((file) => [file, new Set(importsOf(file).map(({ specifier }) => join(file.path, specifier)))]),
  )
  return (file) =>
    files.filter(
      (other) => other === file || targets.get(file)!.has(other.path) || targets.get(other)!.has(file.path),
    )
}
