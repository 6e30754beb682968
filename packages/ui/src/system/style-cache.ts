import { createContext, useContext, useInsertionEffect } from 'react'

export interface StyleCache {
  /** The page's rules by their names; empty where they came with it. */
  readonly inserted: ReadonlyMap<string, string>
  /** Adds some rules, each a whole one of its own. */
  insert(name: string, rules: readonly string[]): void
}

/** Names of the blocks that the composer writes, as they stand in the page. */
const blockAttribute = 'data-styles'

const onServer = typeof document === 'undefined'

function adopted(): Map<string, string> {
  const blocks = onServer ? [] : [...document.querySelectorAll(`style[${blockAttribute}]`)]
  const names = blocks.flatMap((block) => block.getAttribute(blockAttribute)?.split(' ') ?? [])
  return new Map(names.map((name) => [name, '']))
}

/**
 * Where styles are collected. On the server make one per page: its rules are all that the page needs. In the
 * browser it adopts those of the page and writes the rest into an empty style element rule by rule, so that a
 * content policy needs neither a nonce nor `unsafe-inline`.
 */
export function createUiCache(): StyleCache {
  const inserted = adopted()
  let element: HTMLStyleElement | undefined
  const write = (rule: string) => {
    element ??= document.head.appendChild(document.createElement('style'))
    // Development tools and test environments read the element's text.
    if (process.env['NODE_ENV'] === 'production')
      element.sheet?.insertRule(rule, element.sheet.cssRules.length)
    else element.append(rule)
  }
  return {
    inserted,
    insert(name, rules) {
      if (rules.length === 0 || inserted.has(name)) return
      inserted.set(name, rules.join(''))
      if (!onServer) for (const rule of rules) write(rule)
    },
  }
}

export const StyleCacheContext = createContext<StyleCache | null>(null)

/** Puts rules on the page before it is painted; once, however often they are asked for. */
export function useRules(name: string, rules: readonly string[]): void {
  const cache = useContext(StyleCacheContext)
  if (!cache) throw new Error('Styles need the UiProvider around them')
  if (onServer) cache.insert(name, rules)
  useInsertionEffect(() => cache.insert(name, rules))
}
