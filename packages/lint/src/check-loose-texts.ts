import { parseSync, Visitor, type Node } from 'oxc-parser'
import { isTest, type SourceFile } from './source-files.ts'

type Parent = Extract<Node, { type: 'JSXElement' | 'JSXFragment' }>
type Child = Parent['children'][number]

/** The functions that return a text of a catalogue, or a number or date as text. */
const textFunctions = /^(text|formatMessage|formatNumber|formatDate)$/

/**
 * Returns one sentence per text that stands in an element next to something that comes and goes. A translator may have
 * taken that text out of the page, and React inserts before it.
 */
export function checkLooseTexts(files: readonly SourceFile[]): string[] {
  return files.filter(({ path }) => path.endsWith('.tsx') && !isTest(path)).flatMap(findLoose)
}

function findLoose({ path, text }: SourceFile): string[] {
  const found: string[] = []
  const check = ({ children }: Parent) => {
    const loose = children.find(isLooseText)
    if (loose && children.some((child) => child !== loose && isOptional(child)))
      found.push(
        `${path}:${lineOf(text, loose.start)}: the text stands beside something optional; give it an element of its own.`,
      )
  }
  new Visitor({ JSXElement: check, JSXFragment: check }).visit(
    parseSync(path, text, { preserveParens: false }).program,
  )
  return found
}

const isLooseText = (child: Child): boolean => {
  if (child.type === 'JSXText') return child.value.trim() !== ''
  if (child.type === 'JSXElement') return isMessage(child)
  return child.type === 'JSXExpressionContainer' && isText(child.expression)
}

/** Whether an expression is certainly a text. */
function isText(expression: Node): boolean {
  if (expression.type === 'TemplateLiteral') return true
  if (expression.type === 'Literal')
    return typeof expression.value === 'string' && expression.value.trim() !== ''
  if (expression.type === 'ConditionalExpression')
    return isText(expression.consequent) && isText(expression.alternate)
  return expression.type === 'CallExpression' && textFunctions.test(nameOf(expression.callee))
}

/** Whether a child is an element or a text at times, and nothing or something else at others. */
function isOptional(child: Child): boolean {
  if (child.type !== 'JSXExpressionContainer') return false
  const { expression } = child
  if (expression.type === 'LogicalExpression')
    return expression.operator === '&&' && isDrawn(expression.right)
  return (
    expression.type === 'ConditionalExpression' &&
    [expression.consequent, expression.alternate].some(isElement)
  )
}

const isDrawn = (expression: Node): boolean =>
  isElement(expression) ||
  isText(expression) ||
  (expression.type === 'LogicalExpression' && isDrawn(expression.right))

const isElement = ({ type }: Node): boolean => type === 'JSXElement' || type === 'JSXFragment'

/** `<FormattedMessage>` draws a bare text. */
const isMessage = ({ openingElement: { name } }: Extract<Node, { type: 'JSXElement' }>): boolean =>
  name.type === 'JSXIdentifier' && name.name === 'FormattedMessage'

function nameOf(callee: Node): string {
  if (callee.type === 'Identifier') return callee.name
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : ''
}

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length
