import { palettes } from '@metrolibre/tokens'

const { huincha, piedra } = palettes

/** The mark is drawn on a square of so many units, as everywhere else. */
export const markUnits = 34

/** The colour of the ground below it. */
export const markGround = huincha[400]

/** Walls of the room, its open door and the swing of that, as the body of an SVG. */
export const markLines = `<g stroke="${piedra[950]}" stroke-width="2.6" stroke-linecap="square" fill="none"><path d="M14 26H8V8h18v18M14 26V14"/><path d="M14 26V14a12 12 0 0 1 12 12" stroke-width="1.7"/></g>`
