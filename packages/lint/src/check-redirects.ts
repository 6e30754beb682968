import { parseSync, Visitor, type Node } from 'oxc-parser'
import { isTest, type SourceFile } from './source-files.ts'

/** The one function that decides whether an address is a page of this site (RULES.md §11.6, §11.7). */
const door = /\breturnPath\(/

/** Places that lead elsewhere on purpose, with the reason. */
const exempt: Record<string, string> = {
  'packages/api/src/modules/files/routes.ts': 'leads to the bucket, by an address that the API signs itself',
  'packages/platform/src/browser/open-tab.ts':
    'leads to the payment provider or to a file, as the API answers',
  'mfe-admin/src/features/users/use-write-to.ts': 'starts a mail',
  'packages/gallery/': 'a tool of developers without visitors',
  'packages/stand-ins/': 'replaces services outside, which lead back to where our API tells them',
  'packages/trials/': 'attacks and measures the product',
  'packages/testing/': 'supports tests',
}

/**
 * Returns one sentence per place that sends somebody to an address that is not written there and did not pass the door for
 * return addresses. Moves within the router need none: it follows no address of another site.
 */
export function checkRedirects(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !isTest(path) && !Object.keys(exempt).some((room) => path.startsWith(room)))
    .filter(({ text }) => /redirect|location|window\.open/i.test(text))
    .flatMap(redirectsIn)
}

function redirectsIn({ path, text }: SourceFile): string[] {
  const addresses: Node[] = []
  const values = new Map<string, Node>()
  const written = ({ start, end }: Node) => text.slice(start, end)
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) values.set(id.name, init)
    },
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      addresses.push(...addressesOf(callee.property.name, written(callee.object), given))
    },
    AssignmentExpression({ left, right }) {
      if (/(^|\.)location(\.href)?$/.test(written(left))) addresses.push(right)
    },
    NewExpression({ callee, arguments: given }) {
      if (written(callee) === 'Response') addresses.push(...locationsIn(given))
    },
  }).visit(parseSync(path, text).program)
  const isKept = (address: Node): boolean => {
    const value = address.type === 'Identifier' ? values.get(address.name) : address
    return value !== undefined && (isConstant(value) || door.test(written(value)))
  }
  return addresses
    .filter((address) => !isKept(address))
    .map((address) => `${path}: ${written(address)} leads somewhere: pass it through returnPath first.`)
}

/** Returns the addresses to which a call of a method sends somebody. */
function addressesOf(method: string, holder: string, given: readonly Node[]): Node[] {
  const [first, second] = given
  // The address and the status of a redirect stand in either order.
  if (method === 'redirect')
    return given.filter((one) => !(one.type === 'Literal' && typeof one.value === 'number'))
  if (method === 'open') return first && /\bwindow$/.test(holder) ? [first] : []
  if (method === 'assign' || method === 'replace')
    return first && /(^|\.)location$/.test(holder) ? [first] : []
  if (method === 'header' || method === 'setHeader')
    return second && first?.type === 'Literal' && isLocation(first.value) ? [second] : []
  return method === 'headers' || method === 'writeHead' ? locationsIn(given) : []
}

/** Returns the values of the header `location` in objects that a call is given, also within their `headers`. */
const locationsIn = (given: readonly Node[]): Node[] =>
  given.flatMap((one) =>
    one.type === 'ObjectExpression'
      ? one.properties.flatMap((property) => {
          if (property.type !== 'Property') return []
          const name =
            property.key.type === 'Identifier'
              ? property.key.name
              : 'value' in property.key && property.key.value
          if (name === 'headers') return locationsIn([property.value])
          return isLocation(name) ? [property.value] : []
        })
      : [],
  )

const isLocation = (name: unknown): boolean => typeof name === 'string' && name.toLowerCase() === 'location'

const isConstant = (node: Node): boolean =>
  node.type === 'Literal' || (node.type === 'TemplateLiteral' && node.expressions.length === 0)
