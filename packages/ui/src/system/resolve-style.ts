import { textStyles } from '@metrolibre/tokens'
import { below, conditionOf } from './conditions.ts'
import { layerStyles } from './layer-styles.ts'
import { shorthands } from './style-names.ts'
import { tokenValue } from './token-values.ts'

type Value = string | number | boolean | null | undefined
/** Style props as a screen passes them: values, objects with a value per breakpoint or state, and nested selectors. */
export interface Style {
  [key: string]: Value | Style
}
/** CSS declarations with nested rules, as Emotion takes them: properties are in camel case. */
export interface Declarations {
  [key: string]: string | number | Declarations
}

const betweenChildren = '& > :not(style, [hidden]) ~ :not(style, [hidden])'
type Given = string | number | boolean

/** Props that stand for several declarations, or for rules about children. */
const composed: Readonly<Record<string, (value: Given) => Style>> = {
  boxSize: (value) => ({ width: value, height: value }),
  truncate: (value) =>
    value === true ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } : {},
  lineClamp: (value) => ({
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitLineClamp: value,
    WebkitBoxOrient: 'vertical',
    textWrap: 'wrap',
  }),
  divideX: (value) => ({ [betweenChildren]: { borderInlineStartWidth: value, borderInlineEndWidth: '0px' } }),
  divideY: (value) => ({ [betweenChildren]: { borderTopWidth: value, borderBottomWidth: '0px' } }),
  divideColor: (value) => ({ [betweenChildren]: { borderColor: value } }),
  hideFrom: (value) => ({ [String(value)]: { display: 'none' } }),
  hideBelow: (value) => ({ [below(value as 'md')]: { display: 'none' } }),
  borderTopRadius: (value) => ({ borderTopLeftRadius: value, borderTopRightRadius: value }),
  borderBottomRadius: (value) => ({ borderBottomLeftRadius: value, borderBottomRightRadius: value }),
  textStyle: (name) => ({ ...textStyles[name as keyof typeof textStyles] }),
  layerStyle: (name) => ({ ...layerStyles[name as keyof typeof layerStyles] }),
}

/** Returns the object for a path of at-rules and selectors inside `target`; missing ones are created. */
function placeIn(target: Declarations, path: readonly string[]): Declarations {
  let place = target
  for (const step of path) place = (place[step] ??= {}) as Declarations
  return place
}

function put(target: Declarations, path: readonly string[], key: string, value: Given): void {
  const property = shorthands[key] ?? key
  const parts = composed[property]
  if (parts) return walk(target, path, parts(value))
  if (typeof value !== 'boolean') placeIn(target, path)[property] = tokenValue(property, value)
}

function walk(target: Declarations, path: readonly string[], style: Style): void {
  for (const [key, value] of Object.entries(style)) {
    if (value === null || value === undefined) continue
    if (typeof value !== 'object') put(target, path, key, value)
    else {
      const condition = conditionOf(key)
      if (condition) walk(target, [...path, ...condition], value)
      // `mt: { base: 1, md: 2 }` becomes the property inside of each condition.
      else
        for (const [name, one] of Object.entries(value))
          walk(target, [...path, ...(conditionOf(name) ?? [name])], { [key]: one })
    }
  }
}

const isStyle = (value: Value | Style): value is Style => typeof value === 'object' && value !== null

/**
 * Adds a style to an earlier one. A plain value replaces what was there; of an object with a value per breakpoint or
 * state, only the same breakpoints and states are replaced.
 */
function merge(target: Style, style: Style): Style {
  for (const [key, value] of Object.entries(style)) {
    if (value === undefined) continue
    const name = shorthands[key] ?? key
    const before = target[name]
    target[name] = isStyle(before) && isStyle(value) ? merge({ ...before }, value) : value
  }
  return target
}

/** Turns style props into declarations. Of several styles the later ones override the earlier ones. */
export function resolveStyle(...styles: readonly (Style | false | null | undefined)[]): Declarations {
  const target: Declarations = {}
  const merged = styles.reduce<Style>((all, style) => (style ? merge(all, style) : all), {})
  walk(target, [], merged)
  return target
}
