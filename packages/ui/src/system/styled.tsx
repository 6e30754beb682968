import type { chakra as Chakra } from '@chakra-ui/react'
import { createElement, type ElementType } from 'react'
import { cx } from './polymorphic.ts'
import { type Style, resolveStyle } from './resolve-style.ts'
import { useRules } from './style-cache.ts'
import { isStyleProp } from './style-names.ts'
import { nameOf, writeRule } from './write-rule.ts'

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

/** One rule for the base, in the layer of components' own styles, and one for the props, which win. */
function useClass(base: Style | undefined, props: Props, style: Style): string {
  const { css } = props
  const own = writeRule(resolveStyle(...(css ? [css].flat() : []), style))
  const ground = base ? writeRule(resolveStyle(base)) : ''
  const name = own || ground ? `ml-${nameOf(`${ground}|${own}`)}` : ''
  const rules = [ground && `@layer recipes{.${name}{${ground}}}`, own && `.${name}{${own}}`]
  useRules(name, rules.filter(Boolean))
  return name
}

function create(tag: ElementType, { base }: { base?: Style } = {}) {
  return function Styled(props: Props) {
    const { style, own } = split(props)
    const className = cx(props.className, useClass(base, props, style))
    return createElement(props.as ?? tag, className ? { ...own, className } : own)
  }
}

const elements = new Map<string, unknown>()

/**
 * `styled.div` is that element with style props; `styled(Link, { base })` any component that takes a class name.
 * Chakra's props and types on the few lines of work that our own tokens need: its engine would be an eighth of the
 * first view's JavaScript. `resolve-style.test.ts` holds the two together.
 */
export const styled = new Proxy(create, {
  get(_, tag: string) {
    if (!elements.has(tag)) elements.set(tag, create(tag as ElementType))
    return elements.get(tag)
  },
}) as unknown as typeof Chakra
