import { parseSync, Visitor, type Node } from 'oxc-parser'
import { isTest, type SourceFile } from './source-files.ts'

/** Code that runs in browsers. */
const scope = /^(shell\/src|mfe-[\w-]+\/src|packages\/(platform|ui|api-client|gallery|contract)\/src)\//

/** Places that may use what a browser stores, with the reason. */
const exempt: Record<string, string> = {
  'packages/platform/src/storage/': 'the one door, which never throws',
  'shell/src/service-worker/': 'the service worker, which does not run where storage is refused',
}

/**
 * What a browser refuses, has not, or has no room in: as names, and as properties of these objects. Firefox refuses channels,
 * shared workers and locks together with storage.
 */
const stores = new Set([
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'cookieStore',
  'BroadcastChannel',
  'SharedWorker',
])
const ofObject: Record<string, ReadonlySet<string>> = {
  document: new Set(['cookie']),
  navigator: new Set(['storage', 'cookieEnabled', 'locks']),
}
const globals = new Set(['window', 'globalThis', 'self', 'top', 'parent'])

/** Returns one sentence per direct use of what a browser stores: it may throw, be null, or never answer. */
export function checkStorage(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => scope.test(path) && !isTest(path))
    .filter(({ path }) => !Object.keys(exempt).some((room) => path.startsWith(room)))
    .flatMap(findUses)
}

function findUses({ path, text }: SourceFile): string[] {
  const found = new Set<string>()
  /** Where a name is not a use of the global one: properties of other objects, keys, and names of our own. */
  const own = new Set<number>()
  const { program } = parseSync(path, text)
  new Visitor({
    MemberExpression(node) {
      const name = propertyOf(node)
      if (!node.computed) own.add(node.property.start)
      const object = nameOf(node.object)
      if (name === undefined || object === undefined) return
      if (globals.has(object) && stores.has(name)) found.add(name)
      if (ofObject[object]?.has(name)) found.add(`${object}.${name}`)
    },
    Property(node) {
      if (!node.computed && !node.shorthand) own.add(node.key.start)
      // `const { localStorage } = window`
      else if (node.key.type === 'Identifier' && stores.has(node.key.name)) found.add(node.key.name)
    },
  }).visit(program)
  new Visitor({
    Identifier(node) {
      if (stores.has(node.name) && !own.has(node.start)) found.add(node.name)
    },
  }).visit(program)
  return [...found].map(
    (what) =>
      `${path}: ${what} may throw, be null or be full; use deviceStorage, tabStorage, openDatabase or openChannel of @metrolibre/platform.`,
  )
}

/** Returns the last name of an expression such as `window.document`, or the name of an identifier. */
function nameOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name
  return node.type === 'MemberExpression' ? propertyOf(node) : undefined
}

function propertyOf({ computed, property }: Node & { type: 'MemberExpression' }): string | undefined {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined
}
