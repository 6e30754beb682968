import { parseSync } from 'oxc-parser'
import { isTest, type SourceFile } from './source-files.ts'

/** Names of the wire, by what the thing is called inside. */
const names: Readonly<Record<string, string>> = {
  isDaily: 'rentalMode',
  dailyValue: 'hourlyPrice',
  leaseRange: 'period',
  timeQuantity: 'quantity',
  locationId: 'propertyId',
}

/** In the rooms of bookings a `range` is that of a body; inside it is a stay, its moments a period. */
const bookingRooms =
  /^(mfe-\w+\/src|packages\/api\/src\/modules\/(reservation-core|reservations|contracts|payments))\//

/** Schemas of things that api-client's mapping renames. */
const things = new Set(
  (
    'PropertyCard PropertyDetail PublicProperty PublicRoom OwnedProperty Room SearchResult MapResult ' +
    'OwnerLocations Availability Reservation OwnerReservation AdminReservation HoldBody'
  ).split(' '),
)
const screens = /^(shell|mfe-\w+|packages\/(platform|ui))\//

/** The wire itself, and the two places where its names turn into those of the house; tests speak to the wire. */
const edges = [
  /^packages\/contract\//,
  /^packages\/api-client\/src\/(wire|resources)\//,
  /^packages\/api\/src\/modules\/.*\/(wire|routes|\w+-routes)\.ts$/,
  /^packages\/lint\//,
  /^packages\/trials\//,
]

/** One sentence per name of the wire that is used where things have names of their own. */
export function checkNames(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !isTest(path) && !edges.some((edge) => edge.test(path)))
    .flatMap((file) => [...checkWords(file), ...checkThings(file)])
}

function checkWords({ path, text }: SourceFile): string[] {
  const refused: Record<string, string> = bookingRooms.test(path) ? { ...names, range: 'stay' } : names
  if (!new RegExp(String.raw`\b(${Object.keys(refused).join('|')})\b`).test(text)) return []
  const used = new Set(identifiersIn(parseSync(path, text).program))
  return Object.entries(refused)
    .filter(([name]) => used.has(name))
    .map(([name, ours]) => `${path}: ${name} is a name of the wire; inside it is ${ours}.`)
}

function checkThings({ path, text }: SourceFile): string[] {
  if (!screens.test(path) || !text.includes('@metrolibre/contract')) return []
  const { staticImports } = parseSync(path, text).module
  return staticImports
    .filter(({ moduleRequest }) => moduleRequest.value === '@metrolibre/contract')
    .flatMap(({ entries }) => entries.map(({ importName }) => importName.name ?? ''))
    .filter((name) => things.has(name))
    .map(
      (name) => `${path}: ${name} of the contract has the wire's names; take it from @metrolibre/api-client.`,
    )
}

/** Every name that code uses; words of comments and texts are none. */
function identifiersIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(identifiersIn)
  if (typeof node !== 'object' || node === null) return []
  const { type, name } = node as { type?: string; name?: unknown }
  if (type?.endsWith('Identifier') && typeof name === 'string') return [name]
  return Object.values(node).flatMap(identifiersIn)
}
