import { parseSync, Visitor, type Node } from 'oxc-parser'
import { join } from './check-rooms.ts'
import { importsOf } from './imports.ts'
import { isTest, type SourceFile } from './source-files.ts'

const scope = 'packages/api/src/'

/** Places outside repositories that may contain SQL, with the reason. */
const exempt: Record<string, string> = {
  'platform/db/': 'the schema, its migrations and the connection themselves',
  'seed/': 'writes the demo catalogue as rows, before anybody asks for anything',
  'modules/properties/search/': 'composes one statement from many parts; its repository runs it',
  'modules/properties/card.ts': 'the columns of a card, which every search statement selects',
}

const isRepository = (path: string): boolean => /(^|[/-])repository\.ts$/.test(path)

/** Returns one sentence per place in the API that contains SQL outside a repository. */
export function checkSql(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith(scope) && !isTest(path) && !isRepository(path))
    .filter(({ path }) => !Object.keys(exempt).some((room) => path.startsWith(`${scope}${room}`)))
    .flatMap((file) => [...findImports(file), ...findStatements(file)])
    .map(({ path, what }) => `${path}: ${what} belongs in a repository.`)
}

interface Found {
  readonly path: string
  readonly what: string
}

/** Finds imports of the query builder, the driver and tables; type imports are allowed anywhere. */
function findImports(file: SourceFile): Found[] {
  return importsOf(file)
    .filter(({ typeOnly }) => !typeOnly)
    .filter(
      ({ from, specifier }) =>
        /^(drizzle-orm|postgres)(\/|$)/.test(specifier) ||
        join(from, specifier).startsWith(`${scope}platform/db/schema/`),
    )
    .map(({ from, specifier }) => ({ path: from, what: `import of ${specifier}` }))
}

const statement =
  /^\s*(select|SELECT|insert\s+into|INSERT\s+INTO|update\s+\w+\s+set|UPDATE\s+\w+\s+SET|delete\s+from|DELETE\s+FROM|with\s+\w+\s+as|WITH\s+\w+\s+AS)\s/
const holders = new Set(['db', 'tx', 'savepoint', 'sql', 'connection'])
const verbs = new Set([
  'select',
  'selectDistinct',
  'insert',
  'update',
  'delete',
  'execute',
  'unsafe',
  '$count',
])

/** Finds SQL in template literals, and statements built on the database or a transaction. */
function findStatements({ path, text }: SourceFile): Found[] {
  const found: Found[] = []
  const add = (sql: string) => found.push({ path, what: `"${sql.trim().slice(0, 40)}"` })
  new Visitor({
    TaggedTemplateExpression(node) {
      if (nameOf(node.tag) === 'sql') add(text.slice(node.start, node.end))
    },
    TemplateLiteral(node) {
      const first = node.quasis[0]?.value.raw ?? ''
      if (statement.test(first)) add(first)
    },
    Literal(node) {
      if (typeof node.value === 'string' && statement.test(node.value)) add(node.value)
    },
    CallExpression(node) {
      if (node.callee.type !== 'MemberExpression') return
      if (verbs.has(nameOf(node.callee) ?? '') && holders.has(nameOf(node.callee.object) ?? ''))
        add(text.slice(node.start, node.end))
    },
  }).visit(parseSync(path, text).program)
  return found
}

/** Returns the last name of a member expression such as `a.b.c`, or the name of an identifier. */
function nameOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return undefined
  return node.property.name
}
