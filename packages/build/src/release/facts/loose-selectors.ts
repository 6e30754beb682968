import { readFile } from 'node:fs/promises'
import { AtRule, parse, type Rule } from 'postcss'

/**
 * Returns the selectors in some style sheets that are not below the element of the remote. The styles of a
 * remote stay in the page when it is left, so such a selector would change the pages of others.
 */
export async function looseSelectors(name: string, sheets: readonly string[]): Promise<string[]> {
  const loose = new Set<string>()
  const own = [`[data-remote=${name}]`, `[data-remote="${name}"]`, `[data-remote='${name}']`]
  for (const sheet of sheets)
    parse(await readFile(sheet, 'utf8')).walkRules((rule) => {
      if (!selectsElements(rule)) return
      for (const selector of rule.selectors)
        if (!own.some((scope) => selector.startsWith(scope))) loose.add(selector)
    })
  return [...loose].toSorted()
}

/** The steps of an animation select nothing, and a rule inside another is already below it. */
const selectsElements = ({ parent }: Rule): boolean =>
  parent?.type === 'root' || (parent instanceof AtRule && grouping.has(parent.name))

const grouping = new Set(['media', 'supports', 'layer', 'container', 'starting-style'])
