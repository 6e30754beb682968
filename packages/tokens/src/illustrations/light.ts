import { type Hex, mix } from './colour.ts'
import { INK } from './palette.ts'

interface Hour {
  bg: Hex
  li: Hex
  sh: Hex
  sky: Hex
  grass: Hex
  earth: Hex
  night?: true
}

/** The colours at morning, noon, jacaranda season, Lima's fog, red sky and night. */
const HOURS = {
  manana: { bg: '#cfe3da', li: '#fffbe8', sh: '#1d4a52', sky: '#d9f0f2', grass: '#9cc58a', earth: '#d3b78e' },
  mediodia: {
    bg: '#f6e3ae',
    li: '#fffdf0',
    sh: '#5a3f52',
    sky: '#cdeaf0',
    grass: '#a9c77b',
    earth: '#dcb987',
  },
  jacaranda: {
    bg: '#ddd6f1',
    li: '#fff6f2',
    sh: '#3a2f6b',
    sky: '#e6e4fb',
    grass: '#9fc39a',
    earth: '#cfae9a',
  },
  garua: { bg: '#d5dde0', li: '#f7fbfb', sh: '#2b4450', sky: '#e3edf0', grass: '#9dbd97', earth: '#c6b49a' },
  arrebol: {
    bg: '#f4cdbd',
    li: '#fff0d2',
    sh: '#5b2f56',
    sky: '#ffe3c2',
    grass: '#b3bd78',
    earth: '#dba983',
  },
  noche: {
    bg: '#1f4744',
    li: '#bfe0d6',
    sh: '#07191f',
    sky: '#ffd98a',
    grass: '#3f7a62',
    earth: '#8a7a66',
    night: true,
  },
} satisfies Record<string, Hour>

export type LightName = keyof typeof HOURS

/** The colours under one light, which always comes from the left. */
export type Light = ReturnType<typeof makeLight>

const SUN = [-0.25, 0.5, 0.83] as const

export const makeLight = (name: LightName) => {
  const t: Hour = HOURS[name]
  const n = t.night ? '#16393b' : null
  const base = (c: Hex): Hex => (n ? mix(c, n, 0.38) : c)
  const shade = (c: Hex, nx: number, ny: number, nz: number): Hex => {
    const m = Math.hypot(nx, ny, nz) || 1
    const d = Math.max(0, (nx * SUN[0] + ny * SUN[1] + nz * SUN[2]) / m)
    const b = base(c)
    return d < 0.5
      ? mix(b, t.sh, ((0.5 - d) / 0.5) * (t.night ? 0.42 : 0.33))
      : mix(b, t.li, ((d - 0.5) / 0.5) * 0.42)
  }
  const k = t.night ? 0.16 : 0.62
  const mono = mix(t.bg, t.night ? '#7fb0a6' : '#ffffff', k)
  return {
    ...t,
    base,
    shade,
    mono,
    ground: t.bg,
    street: mix(t.bg, t.night ? '#0d2b2c' : t.sh, t.night ? 0.25 : 0.07),
    top: (c: Hex) => shade(c, 0, 0, 1),
    left: (c: Hex) => shade(c, 0, 1, 0),
    right: (c: Hex) => shade(c, 1, 0, 0),
    monoTop: t.night ? mix(t.bg, '#9fd0c4', 0.17) : mix(t.bg, '#ffffff', 0.78),
    monoLeft: t.night ? mix(t.bg, '#9fd0c4', 0.07) : mix(t.bg, '#ffffff', 0.42),
    monoRight: mix(t.bg, t.sh, t.night ? 0.32 : 0.13),
    glassL: t.night ? '#ffd98a' : '#d8eef0',
    glassR: t.night ? '#f2b84b' : '#9cc4cd',
    ink: t.night ? '#dff2ea' : INK,
  }
}
