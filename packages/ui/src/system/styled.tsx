import { serializeStyles } from '@emotion/serialize'
import { useInsertionEffectAlwaysWithSyncFallback as useInsertion } from '@emotion/use-insertion-effect-with-fallbacks'
import { insertStyles } from '@emotion/utils'
import { createElement, type ElementType } from 'react'
import { orderConditions } from './order-conditions.ts'
import { cx } from './polymorphic.ts'
import { type Declarations, type Style, resolveStyle } from './resolve-style.ts'
import { useStyleCache } from './style-cache.ts'
import { isStyleProp } from './style-names.ts'
import type { StyledFactory } from './styled-component.ts'

interface Props {
  as?: ElementType
  className?: string
  css?: Style | readonly Style[]
  [name: string]: unknown
}

/** HTML attributes whose names are also style props; with the prefix they are passed on to the element. */
const htmlProps: Readonly<Record<string, string>> = {
  htmlWidth: 'width',
  htmlHeight: 'height',
  htmlSize: 'size',
  htmlTranslate: 'translate',
}

/** The props that `Styled` reads itself. */
const taken = new Set(['as', 'css', 'className'])

function split(props: Props): { style: Style; own: Record<string, unknown> } {
  const style: Style = {}
  const own: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(props)) {
    if (taken.has(name)) continue
    if (isStyleProp(name)) style[name] = value as Style
    else own[htmlProps[name] ?? name] = value
  }
  return { style, own }
}

/**
 * Writes the styles and returns their class name. The base styles are in the layer `recipes`, so that the style props,
 * which are in none, override them.
 */
function useClass(base: Declarations | undefined, props: Props, style: Style): string {
  const cache = useStyleCache()
  const { css } = props
  const own = orderConditions(resolveStyle(...(css ? [css].flat() : []), style))
  const rules = serializeStyles([base && { '@layer recipes': base }, own])
  useInsertion(() => {
    if (rules.styles) insertStyles(cache, rules, true)
  })
  return rules.styles && `${cache.key}-${rules.name}`
}

function create(tag: ElementType, { base }: { base?: Style } = {}) {
  let resolved: Declarations | undefined
  return function Styled(props: Props) {
    if (base) resolved ??= orderConditions(resolveStyle(base))
    const { style, own } = split(props)
    const className = cx(props.className, useClass(resolved, props, style))
    return createElement(props.as ?? tag, className ? { ...own, className } : own)
  }
}

const elements = new Map<string, unknown>()

/**
 * `styled.div` is a `div` with style props; `styled(Link, { base })` adds them to any component that takes a class name.
 * The style props and what they mean are Chakra's, whose own factory knows every CSS property and would be an eighth of
 * the JavaScript of the first view. `resolve-style.test.ts` checks that both give the same styles.
 */
export const styled = new Proxy(create, {
  get(_, tag: string) {
    if (!elements.has(tag)) elements.set(tag, create(tag as ElementType))
    return elements.get(tag)
  },
}) as StyledFactory
