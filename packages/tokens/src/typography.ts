/** One font family from condensed to expanded: condensed for data, expanded for headlines. */
export const fontFamily = "'Archivo Variable', 'Archivo Local', system-ui, sans-serif"

/** Widths in percent, for `font-stretch`. */
export const fontStretch = { tight: 72, narrow: 86, base: 100, wide: 112, wider: 120, widest: 125 } as const

/**
 * The sizes of headings end at a share of the window's width, where a usual word of theirs still fits on a line: doubled
 * texts on a phone would break it otherwise.
 */
export const fontSizes = {
  '2xs': '0.75rem',
  xs: '0.8125rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.125rem',
  xl: 'min(1.25rem, 9vw)',
  '2xl': 'min(clamp(1.375rem, 1.25rem + 0.5vw, 1.625rem), 10vw)',
  '3xl': 'min(clamp(1.625rem, 1.4rem + 1vw, 2.25rem), 11vw)',
  '4xl': 'min(clamp(2rem, 1.5rem + 2.1vw, 3.25rem), 12vw)',
  '5xl': 'min(clamp(2.5rem, 1.5rem + 4vw, 5rem), 12.4vw)',
} as const

export interface TextStyle {
  readonly fontSize: string
  readonly lineHeight: number
  readonly fontWeight: number
  readonly letterSpacing: string
  readonly fontStretch: string
}

const style = (
  fontSize: string,
  lineHeight: number,
  fontWeight: number,
  fontStretch: string,
  letterSpacing = '0',
): TextStyle => ({ fontSize, lineHeight, fontWeight, letterSpacing, fontStretch })

export const textStyles = {
  display: style(fontSizes['5xl'], 0.98, 800, '125%', '-0.035em'),
  pageTitle: style(fontSizes['4xl'], 1.04, 780, '120%', '-0.028em'),
  section: style(fontSizes['3xl'], 1.1, 720, '112%', '-0.018em'),
  sub: style(fontSizes['2xl'], 1.1, 720, '112%', '-0.018em'),
  cardTitle: style(fontSizes.xl, 1.1, 720, '108%', '-0.018em'),
  price: style('1.25rem', 1.2, 760, '110%', '-0.02em'),
  total: style('1.75rem', 1.1, 790, '114%', '-0.03em'),
  lead: style(fontSizes.lg, 1.55, 430, '100%'),
  body: style(fontSizes.md, 1.55, 430, '100%'),
  small: style(fontSizes.sm, 1.45, 430, '100%'),
  label: style(fontSizes.sm, 1.3, 600, '100%'),
  button: style('0.9375rem', 1, 640, '100%'),
  measure: style(fontSizes.xs, 1.4, 560, '86%'),
} as const
