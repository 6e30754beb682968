import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { openFont } from './edge/open-font.ts'
import { unpackWoff } from './unpack-woff.ts'

const require = createRequire(import.meta.url)

// Use the static fonts, because pdfkit can't read the weights of the variable font.
const open = (file: string) => openFont(unpackWoff(readFileSync(require.resolve(`@fontsource/${file}.woff`))))
const cut = (weight: number) => open(`archivo/files/archivo-latin-${weight}-normal`)

/** The document's font family by weight. */
const weights = { regular: cut(400), medium: cut(500), semibold: cut(600), bold: cut(800) } as const
export type FontWeight = keyof typeof weights

/** Those, and the hand in which typed signatures are set. */
export const fonts = {
  ...weights,
  script: open('mrs-saint-delafield/files/mrs-saint-delafield-latin-400-normal'),
}
