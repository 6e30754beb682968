// A plug-in of the mutation runs that leaves out mutants which no test can be asked about. Its shape is that of
// `declareValuePlugin` in @stryker-mutator/api, which would be a dependency for a single call.

interface Node {
  type: string
  properties?: readonly Keyed[]
  callee?: Callee
  body?: { type: string }
  expression?: Node
}
interface Path {
  node: Node
  parent?: Node | null
}
interface Named {
  name?: string
}
interface Callee extends Named {
  object?: Named & { property?: Named }
  property?: Named
}
interface Keyed {
  key?: Named
}

/** Calls that hand over a route, a job or a timer while the application is created. */
const registers = new Set(['serve', 'handle', 'every'])

const isCause = ({ type, properties }: Node): boolean =>
  type === 'ObjectExpression' && properties?.length === 1 && properties[0]?.key?.name === 'cause'

const isLogged = ({ type, callee, expression }: Node): boolean =>
  type === 'ExpressionStatement' && expression
    ? isLogged(expression)
    : type === 'CallExpression' && [callee?.object?.name, callee?.object?.property?.name].includes('logger')

const isRegistered = ({ node, parent }: Path): boolean =>
  node.type === 'ArrowFunctionExpression' &&
  node.body?.type !== 'BlockStatement' &&
  parent?.type === 'CallExpression' &&
  registers.has(parent.callee?.name ?? parent.callee?.property?.name ?? '')

/** The columns of a query: rows come anyway without them, and the compiler holds those that are read. */
const isColumns = ({ node, parent }: Path): boolean =>
  node.type === 'ObjectExpression' &&
  parent?.type === 'CallExpression' &&
  parent.callee?.property?.name === 'select'

function shouldIgnore(path: Path): string | undefined {
  if (isCause(path.node) || isLogged(path.node)) return 'It is only written to the log, which no test reads.'
  if (isRegistered(path)) return 'It runs before the first test, so it is not known which tests depend on it.'
  if (isColumns(path)) return 'The compiler holds the columns that are read.'
  return undefined
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'untestable', value: { shouldIgnore } }]
