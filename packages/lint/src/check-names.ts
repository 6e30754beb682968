import { parseSync } from 'oxc-parser'
import { isTest, type SourceFile } from './source-files.ts'

/** Maps names of the API's wire format to the names used inside. */
const names: Readonly<Record<string, string>> = {
  isDaily: 'rentalMode',
  dailyValue: 'hourlyPrice',
  leaseRange: 'period',
  timeQuantity: 'quantity',
  locationId: 'propertyId',
  imagesLocation: 'images',
  imagesRoom: 'images',
  roomsDetails: 'rooms',
  squareMeter: 'area',
}

/**
 * In code about bookings, `range` is a name of the wire format; inside, the chosen days are a `stay` and
 * their instants a `period`.
 */
const bookingRooms =
  /^(mfe-\w+\/src|packages\/api\/src\/modules\/(cancellations|contracts|date-changes|ledger|mandates|own-properties|payments|privacy|reservation-core|reservations))\//

/** Schemas whose fields api-client renames. */
const things = new Set(
  (
    'PropertyCard PropertyDetail PublicProperty PublicRoom OwnedProperty Room SearchResult MapResult ' +
    'OwnerLocations Availability Reservation OwnerReservation AdminReservation HoldBody Visit ' +
    'OwnListing OwnRoomInput OwnRoomUpdate Block Ledger LedgerRow LedgerPayment OwnerTransfer ' +
    'PropertyDraftInput PropertyDraftUpdate DateChangeBody DateChangeTerms'
  ).split(' '),
)
const screens = /^(shell|mfe-\w+|packages\/(platform|ui))\//

/** The wire format itself and the two places that map its names; tests may use the wire format. */
const edges = [
  /^packages\/contract\//,
  /^packages\/api-client\/src\/(wire|resources)\//,
  /^packages\/api\/src\/modules\/.*\/([\w-]+-)?(wire|routes)\.ts$/,
  /^packages\/lint\//,
  /^packages\/trials\//,
]

/** Returns one sentence per wire name that is used where our own names belong. */
export function checkNames(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !isTest(path) && !edges.some((edge) => edge.test(path)))
    .flatMap((file) => [...checkWords(file), ...checkThings(file)])
}

function checkWords({ path, text }: SourceFile): string[] {
  const refused: Record<string, string> = bookingRooms.test(path) ? { ...names, range: 'stay' } : names
  if (!new RegExp(String.raw`\b(${Object.keys(refused).join('|')})\b`).test(text)) return []
  const used = new Set(namesIn(parseSync(path, text).program))
  return Object.entries(refused)
    .filter(([name]) => used.has(name))
    .map(([name, ours]) => `${path}: ${name} is a name of the wire format; our code calls it ${ours}.`)
}

function checkThings({ path, text }: SourceFile): string[] {
  if (!screens.test(path) || !text.includes('@metrolibre/contract')) return []
  const { staticImports } = parseSync(path, text).module
  return staticImports
    .filter(({ moduleRequest }) => moduleRequest.value === '@metrolibre/contract')
    .flatMap(({ entries }) => entries.map(({ importName }) => importName.name ?? ''))
    .filter((name) => things.has(name))
    .map(
      (name) =>
        `${path}: ${name} from the contract has the names of the wire format; import it from @metrolibre/api-client.`,
    )
}

/**
 * Returns all identifiers in the code and the names in strings that are paths of fields, such as
 * `'rooms.0.dailyValue'`; words in comments and other strings do not count.
 */
function namesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(namesIn)
  if (typeof node !== 'object' || node === null) return []
  const { type, name, value } = node as { type?: string; name?: unknown; value?: unknown }
  if (type?.endsWith('Identifier') && typeof name === 'string') return [name]
  if (type === 'Literal' && typeof value === 'string') return fieldsOf(value)
  if (type === 'TemplateElement') return fieldsOf((value as { raw: string }).raw)
  return Object.values(node).flatMap(namesIn)
}

/** A single word may be any text, so that only words in camel case count as the name of a field. */
const fieldsOf = (text: string): string[] =>
  /^[\w.]+$/.test(text) ? text.split('.').filter((word) => /[a-z][A-Z]/.test(word)) : []
