import { cardenillo, huincha, jacaranda, ladrillo, piedra } from './palettes.ts'

/** A colour in light mode and in dark mode. */
export interface ColorPair {
  readonly light: string
  readonly dark: string
}

/** Colours by their meaning. `DEFAULT` is the bare name: `bg.DEFAULT` is `bg`. */
export const semanticColors = {
  bg: {
    /** page */
    DEFAULT: { light: piedra[50], dark: piedra[1000] },
    /** cards, nav, modals, inputs */
    panel: { light: piedra[0], dark: piedra[900] },
    /** wells, soft buttons, table head */
    subtle: { light: piedra[100], dark: '#1b2925' },
    inset: { light: '#e6ebe5', dark: '#0a100f' },
    /** selected calendar range, selected row */
    range: { light: huincha[100], dark: '#3b2f10' },
    /** footer, owner band, admin sidebar */
    inverse: { light: piedra[950], dark: '#0a100f' },
    scrim: { light: 'rgb(16 32 28 / .55)', dark: 'rgb(4 9 8 / .7)' },
  },
  fg: {
    DEFAULT: { light: piedra[950], dark: '#edf2ee' },
    muted: { light: piedra[600], dark: '#a9b7b0' },
    /** labels and metadata */
    subtle: { light: piedra[500], dark: '#8a9992' },
    link: { light: cardenillo[700], dark: cardenillo[300] },
    inverse: { light: piedra[0], dark: piedra[950] },
  },
  border: {
    /** decorative */
    DEFAULT: { light: piedra[200], dark: '#26352f' },
    strong: { light: piedra[300], dark: '#374841' },
    /** inputs and outline buttons, 3:1 */
    control: { light: piedra[400], dark: '#64756d' },
  },
  primary: {
    solid: { light: piedra[950], dark: '#edf2ee' },
    hover: { light: piedra[800], dark: piedra[0] },
    contrast: { light: piedra[0], dark: piedra[950] },
  },
  cta: {
    /** once per view: the action that commits */
    solid: { light: huincha[400], dark: huincha[400] },
    hover: { light: huincha[300], dark: huincha[300] },
    active: { light: huincha[500], dark: huincha[500] },
    contrast: { light: piedra[950], dark: piedra[950] },
  },
  tape: {
    fill: { light: huincha[400], dark: huincha[400] },
    tick: { light: piedra[950], dark: piedra[950] },
  },
  focus: { light: cardenillo[700], dark: huincha[300] },
  status: {
    ok: {
      fg: { light: cardenillo[700], dark: cardenillo[300] },
      bg: { light: cardenillo[100], dark: cardenillo[950] },
    },
    warn: {
      fg: { light: huincha[800], dark: huincha[300] },
      bg: { light: huincha[100], dark: huincha[950] },
    },
    bad: {
      fg: { light: ladrillo[700], dark: ladrillo[300] },
      bg: { light: ladrillo[100], dark: ladrillo[950] },
      solid: { light: ladrillo[600], dark: ladrillo[600] },
    },
    hours: {
      fg: { light: jacaranda[700], dark: jacaranda[300] },
      bg: { light: jacaranda[100], dark: jacaranda[950] },
    },
  },
  /** on dark (tinta) ground: footer, owner band, toasts, sidebar; the same in both modes */
  tinta: {
    fg: { light: '#dfe8e2', dark: '#dfe8e2' },
    muted: { light: '#b9c8c0', dark: '#b9c8c0' },
    subtle: { light: '#9fb2a9', dark: '#9fb2a9' },
    border: { light: '#2a3b35', dark: '#2a3b35' },
    panel: { light: '#1b2b26', dark: '#1b2b26' },
  },
  /** what the image of a cover fades into under its text */
  cover: {
    fade: { light: '#dcebe4', dark: '#183a38' },
  },
  map: {
    land: { light: '#eef1ea', dark: '#16241f' },
    block: { light: '#e4e9e1', dark: '#1a2a25' },
    road: { light: piedra[0], dark: '#2a3d36' },
    park: { light: '#cfe5c9', dark: '#1d3a2c' },
    water: { light: '#bfdfe0', dark: '#17363b' },
    label: { light: '#5a6761', dark: '#8fa098' },
    radiusFill: { light: 'rgb(20 143 125 / .16)', dark: 'rgb(111 211 191 / .16)' },
    radiusStroke: { light: cardenillo[700], dark: cardenillo[300] },
  },
} as const

/** The colours of a component that takes a `colorPalette`. */
export const paletteRoles = {
  huincha: {
    solid: { light: huincha[400], dark: huincha[400] },
    contrast: { light: piedra[950], dark: piedra[950] },
    fg: { light: huincha[800], dark: huincha[300] },
    subtle: { light: huincha[100], dark: huincha[950] },
    muted: { light: huincha[100], dark: huincha[950] },
    emphasized: { light: huincha[200], dark: huincha[900] },
    focusRing: { light: cardenillo[700], dark: huincha[300] },
  },
  cardenillo: {
    solid: { light: cardenillo[700], dark: cardenillo[700] },
    contrast: { light: piedra[0], dark: piedra[0] },
    fg: { light: cardenillo[700], dark: cardenillo[300] },
    subtle: { light: cardenillo[100], dark: cardenillo[950] },
    muted: { light: cardenillo[100], dark: cardenillo[950] },
    emphasized: { light: cardenillo[200], dark: cardenillo[900] },
    focusRing: { light: cardenillo[700], dark: huincha[300] },
  },
  jacaranda: {
    solid: { light: jacaranda[700], dark: jacaranda[700] },
    contrast: { light: piedra[0], dark: piedra[0] },
    fg: { light: jacaranda[700], dark: jacaranda[300] },
    subtle: { light: jacaranda[100], dark: jacaranda[950] },
    muted: { light: jacaranda[100], dark: jacaranda[950] },
    emphasized: { light: jacaranda[200], dark: jacaranda[900] },
    focusRing: { light: cardenillo[700], dark: huincha[300] },
  },
  ladrillo: {
    solid: { light: ladrillo[600], dark: ladrillo[600] },
    contrast: { light: piedra[0], dark: piedra[0] },
    fg: { light: ladrillo[700], dark: ladrillo[300] },
    subtle: { light: ladrillo[100], dark: ladrillo[950] },
    muted: { light: ladrillo[100], dark: ladrillo[950] },
    emphasized: { light: ladrillo[200], dark: ladrillo[900] },
    focusRing: { light: cardenillo[700], dark: huincha[300] },
  },
} as const
