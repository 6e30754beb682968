import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'
import { openFont } from './edge/open-font.ts'

const require = createRequire(import.meta.url)
const google = (family: string, face: string) => require.resolve(`@expo-google-fonts/${family}/${face}.ttf`)
const cut = (weight: string) => ({
  first: google('archivo', `${weight}/Archivo_${weight}`),
  // Archivo has no Greek and no Cyrillic.
  second: google('noto-sans', `${weight}/NotoSans_${weight}`),
})

const files = {
  regular: cut('400Regular'),
  medium: cut('500Medium'),
  semibold: cut('600SemiBold'),
  bold: cut('800ExtraBold'),
} as const

/** The weights in which documents set their texts. */
export type FontWeight = keyof typeof files
export const fontWeights = Object.keys(files) as readonly FontWeight[]

/** A face that is opened when the first text needs it, for all documents. */
export interface Face {
  readonly name: string
  readonly font: () => Font
  /** Whether it has every sign of a text in NFC. */
  readonly has: (text: string) => boolean
}

function faceOf(file: string): Face {
  let font: Font | undefined
  let signs: ReadonlySet<number> | undefined
  const open = (): Font => (font ??= openFont(readFileSync(require.resolve(file))))
  return {
    name: file,
    font: open,
    has: (text) => {
      signs ??= new Set(open().characterSet)
      return Array.from(text).every((sign) => sign === '\n' || signs!.has(sign.codePointAt(0)!))
    },
  }
}

const faces = Object.fromEntries(
  fontWeights.map((weight) => [weight, [faceOf(files[weight].first), faceOf(files[weight].second)] as const]),
) as Record<FontWeight, readonly [Face, Face]>

/** Tells whether a text in NFC has marks that have no common sign with their letter, as in `g̃`. */
export const isMarked = (text: string): boolean => /\p{M}/u.test(text)

/**
 * Returns the face for a text in NFC: Archivo, or Noto Sans for a text with signs that Archivo lacks or with marks, which
 * only Noto Sans places on every letter.
 */
export const faceFor = (text: string, weight: FontWeight): Face => {
  const [first, second] = faces[weight]
  return !isMarked(text) && first.has(text) ? first : second
}

/** The faces that can set every text that is printable. */
export const widestFaces: readonly Face[] = fontWeights.map((weight) => faces[weight][1])

/** A face for typed signatures, with its largest size in points. */
export interface Hand extends Face {
  readonly size: number
}

const hands: readonly Hand[] = [
  {
    ...faceOf(
      require.resolve('@fontsource/mrs-saint-delafield/files/mrs-saint-delafield-latin-400-normal.woff'),
    ),
    size: 44,
  },
  { ...faceOf(google('great-vibes', '400Regular/GreatVibes_400Regular')), size: 36 },
]
const italic: Hand = {
  ...faceOf(google('noto-sans', '400Regular_Italic/NotoSans_400Regular_Italic')),
  size: 22,
}

/** Returns the face for a typed signature in NFC: the first hand that has all its signs, or an italic. */
export const handFor = (text: string): Hand =>
  hands.find((hand) => !isMarked(text) && hand.has(text)) ?? italic
