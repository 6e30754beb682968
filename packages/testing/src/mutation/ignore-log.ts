// A plug-in of the mutation runs: what is only written to the log is not tried, because no test reads the log.
// Its shape is that of @stryker-mutator/api's `declareValuePlugin`, which would be a dependency for one call.

interface Path {
  node: { type: string; properties?: readonly Keyed[]; callee?: { object?: Named & { property?: Named } } }
}
interface Named {
  name?: string
}
interface Keyed {
  key?: Named
}

function shouldIgnore({ node }: Path): string | undefined {
  if (
    node.type === 'ObjectExpression' &&
    node.properties?.length === 1 &&
    node.properties[0]?.key?.name === 'cause'
  )
    return 'A cause is only written to the log.'
  if (node.type === 'CallExpression') {
    const target = node.callee?.object
    if ([target?.name, target?.property?.name].includes('logger')) return 'No test reads the log.'
  }
  return undefined
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'log', value: { shouldIgnore } }]
