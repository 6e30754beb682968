import type { chakra as Chakra } from '@chakra-ui/react'
import { serializeStyles } from '@emotion/serialize'
import { useInsertionEffectAlwaysWithSyncFallback as useInsertion } from '@emotion/use-insertion-effect-with-fallbacks'
import { insertStyles } from '@emotion/utils'
import { createElement, type ElementType } from 'react'
import { orderConditions } from './order-conditions.ts'
import { cx } from './polymorphic.ts'
import { type Declarations, type Style, resolveStyle } from './resolve-style.ts'
import { useStyleCache } from './style-cache.ts'
import { isStyleProp } from './style-names.ts'

interface Props {
  as?: ElementType
  className?: string
  css?: Style | readonly Style[]
  [name: string]: unknown
}

/** Props that HTML and styles both know; with this prefix they are the element's own. */
const htmlProps: Readonly<Record<string, string>> = {
  htmlWidth: 'width',
  htmlHeight: 'height',
  htmlSize: 'size',
  htmlTranslate: 'translate',
}

/** What `Styled` itself reads. */
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

/** Gives the class name of the styles; the base goes into the layer of components' own styles, so that props win. */
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
 * `styled.div` is that element with style props; `styled(Link, { base })` any component that takes a class name.
 * Chakra's props and types; Emotion writes the rules, and the few lines here know our tokens: with all that Chakra's
 * own factory knows they would be an eighth of the first view's JavaScript. `resolve-style.test.ts` holds the two
 * together.
 */
export const styled = new Proxy(create, {
  get(_, tag: string) {
    if (!elements.has(tag)) elements.set(tag, create(tag as ElementType))
    return elements.get(tag)
  },
}) as unknown as typeof Chakra
