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

/** Chakra's engine with our tokens only: no default theme, no recipe that nothing draws. */
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
      layerStyles: {
        tape: {
          value: {
            '--tape-unit': '10px',
            color: 'tape.tick',
            background:
              'repeating-linear-gradient(90deg, currentcolor 0 1.5px, transparent 1.5px calc(var(--tape-unit) * 5)) 0 100% / 100% 58% no-repeat, repeating-linear-gradient(90deg, currentcolor 0 1px, transparent 1px var(--tape-unit)) 0 100% / 100% 32% no-repeat, {colors.tape.fill}',
          },
        },
        hatch: {
          value: {
            background: 'repeating-linear-gradient(135deg, transparent 0 5px, {colors.border} 5px 6px)',
          },
        },
      },
    },
  }),
)
