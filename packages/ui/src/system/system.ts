import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import {
  type ColorPair,
  breakpoints,
  durations,
  easings,
  fontFamily,
  fontSizes,
  paletteRoles,
  palettes,
  radii,
  semanticColors,
  shadows,
  sizes,
  space,
  textStyles,
  zIndex,
} from '@metrolibre/tokens'
import { layerStyles } from './layer-styles.ts'

type Nested = { readonly [key: string]: string | number | ColorPair | Nested }
type TokenTree = { [key: string]: { value: string } | TokenTree }

const byMode = ({ light, dark }: ColorPair) => (light === dark ? light : `light-dark(${light}, ${dark})`)

const isPair = (value: object): value is ColorPair => 'light' in value && 'dark' in value

/**
 * A colour by day and by night becomes one `light-dark()`: it follows the visitor's setting, an explicit
 * `data-theme` on the root, and any `color-scheme` of a panel that keeps its own mode (footer, covers).
 */
const toTokens = (tree: Nested): TokenTree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => {
      if (typeof value !== 'object') return [key, { value: String(value) }]
      if (isPair(value)) return [key, { value: byMode(value) }]
      return [key, toTokens(value)]
    }),
  )

/** Steps of 4 px from 0 to 96, so that screens can name any of them. */
const steps = Object.fromEntries(Array.from({ length: 25 }, (_, step) => [step, `${step * 4}px`]))
const spacing = toTokens({ ...steps, '0.5': '2px', '1.5': '6px', '2.5': '10px', '3.5': '14px', ...space })

/**
 * Chakra's engine with our tokens. No page loads it: `system.css` is generated with it, and the tests compare `styled`
 * with it.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: '',
    preflight: true,
    theme: {
      breakpoints,
      tokens: {
        colors: toTokens(palettes),
        spacing,
        sizes: { ...spacing, ...toTokens({ ...sizes, full: '100%' }) },
        radii: toTokens(radii),
        fonts: toTokens({ sans: fontFamily, body: fontFamily, heading: fontFamily }),
        fontSizes: toTokens(fontSizes),
        durations: toTokens(durations),
        easings: toTokens(easings),
        shadows: toTokens(shadows),
        zIndex: toTokens(zIndex),
      },
      semanticTokens: { colors: toTokens({ ...semanticColors, ...paletteRoles }) },
      textStyles: Object.fromEntries(Object.entries(textStyles).map(([name, value]) => [name, { value }])),
      layerStyles: Object.fromEntries(Object.entries(layerStyles).map(([name, value]) => [name, { value }])),
    },
  }),
)
