import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { openFont } from './edge/open-font.ts'
import { unpackWoff } from './unpack-woff.ts'

const require = createRequire(import.meta.url)

// Use the static fonts, because pdfkit can't read the weights of the variable font.
const cut = (weight: number) =>
  openFont(
    unpackWoff(
      readFileSync(require.resolve(`@fontsource/archivo/files/archivo-latin-${weight}-normal.woff`)),
    ),
  )

/** The document's font family by weight. */
export const fonts = { regular: cut(400), medium: cut(500), semibold: cut(600), bold: cut(800) } as const
export type FontWeight = keyof typeof fonts
