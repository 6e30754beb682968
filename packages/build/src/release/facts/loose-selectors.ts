import { readFile } from 'node:fs/promises'
import { AtRule, type Container, parse, Rule } from 'postcss'

/**
 * Returns what in some style sheets reaches beyond the element of the remote: selectors, and rules that count for the
 * whole page. The styles of a remote stay in the page when it is left, so they would change the pages of others.
 */
export async function looseSelectors(name: string, sheets: readonly string[]): Promise<string[]> {
  const loose = new Set<string>()
  for (const sheet of sheets)
    for (const found of looseIn(name, await readFile(sheet, 'utf8'))) loose.add(found)
  return [...loose].toSorted()
}

function looseIn(name: string, sheet: string): string[] {
  const loose: string[] = []
  const root = parse(sheet)
  root.walkRules((rule) => {
    if (selectsElements(rule)) loose.push(...rule.selectors.filter((one) => !isOwn(name, one, rule)))
  })
  root.walkAtRules((rule) => {
    if (rule.name === 'scope' && !isOwnScope(name, rule)) loose.push(`@scope ${rule.params}`.trim())
    if (ofTheWholePage.has(rule.name)) loose.push(`@${rule.name}`)
    if (rule.name === 'font-face') loose.push(...familiesOfTheSite(rule))
  })
  return loose
}

const ofTheWholePage = new Set(['page', 'view-transition', 'namespace'])

/** A remote may bring typefaces, but not another one under a name of the site. */
const familiesOfTheSite = (rule: AtRule): string[] => {
  const families: string[] = []
  rule.walkDecls(/^font-family$/i, ({ value }) => {
    if (/^["']?archivo/i.test(value)) families.push(`@font-face ${value}`)
  })
  return families
}

/** The steps of an animation select nothing. */
const selectsElements = ({ parent }: Rule): boolean =>
  !(parent instanceof AtRule && parent.name.endsWith('keyframes'))

function isOwn(name: string, selector: string, { parent }: Rule): boolean {
  const around = enclosing(parent)
  if (!around) return startsAt(name).test(selector)
  if (around instanceof AtRule) return !/^:root|^html\b|^body\b/.test(selector) && !isBeside(selector)
  // A nested selector begins at its rule unless it names it elsewhere.
  const outer = withoutArguments(selector)
  const begin = outer.lastIndexOf('&')
  if (begin < 0) return !selector.includes('&') && !(isBeside(selector) && isElement(name, around))
  return !(isBeside(outer.slice(begin + 1)) && isElement(name, around))
}

/** The rule or `@scope` in which something is nested. */
function enclosing(parent: Rule['parent']): Rule | AtRule | undefined {
  for (let one: Container | undefined = parent as Container | undefined; one; one = one.parent as Container)
    if (one instanceof Rule || (one instanceof AtRule && one.name === 'scope')) return one
  return undefined
}

const isOwnScope = (name: string, { params }: AtRule): boolean => {
  const [, start = ''] = /^\(([^]*?)\)(\s+to\s[^]*)?$/.exec(params.trim()) ?? []
  return startsAt(name).test(start)
}

const argument = String.raw`\((?:[^()]|\([^()]*\))*\)`
/** What else may stand in the same compound. */
const rest = String.raw`(?:[.#:[][^\s>+~,()[\]]*\]?|${argument})*`
const elementOf = (name: string): string => {
  const element = String.raw`\[data-remote=["']?${name}["']?\]`
  return String.raw`(?:${element}|:where\(${element}\))`
}

/** A selector that begins at the element, perhaps under a condition on the page, and does not go on beside it. */
const startsAt = (name: string): RegExp =>
  new RegExp(
    String.raw`^(?:(?::root|html|body)${rest}[\s>]+)*${elementOf(name)}${rest}(?:$|\s*>|\s+[^\s+~>|])`,
  )

/** Whether a rule selects the remote's element itself, whose siblings are those of others. */
const isElement = (name: string, { selectors }: Rule): boolean =>
  selectors.some((one) => new RegExp(`${elementOf(name)}${rest}$`).test(one))

const withoutArguments = (selector: string): string => selector.replaceAll(new RegExp(argument, 'g'), '')

const isBeside = (selector: string): boolean => new RegExp(String.raw`^${rest}\s*[+~|]`).test(selector)
