import { create, type Font, type GlyphRun } from 'fontkit'
import { plainText } from '../plain-text.ts'

/** How many words the layout cache of a font holds: those of the clauses and of some hundred forms. */
const remembered = 4000

const isWritten = (codePoint: number): boolean => {
  const character = String.fromCodePoint(codePoint)
  return plainText(character) === character
}

// pdfkit scales the positions of the run it gets, so each document needs a copy.
const copyOf = (run: GlyphRun): GlyphRun =>
  Object.assign(Object.create(Object.getPrototypeOf(run) as object) as GlyphRun, run, {
    positions: run.positions.map((position) => ({ ...position })),
  })

/**
 * Opens a font that many documents share. Decoding its tables and laying out the same words again for each
 * document would be most of the work of rendering.
 */
export function openFont(bytes: Buffer): Font {
  const font = create(bytes) as Font
  // A glyph remembers the first code point that requested it, and the document names it by that. Requesting
  // them in a fixed order keeps earlier documents from affecting later ones.
  for (const codePoint of font.characterSet.toSorted((a, b) => a - b).filter(isWritten))
    font.glyphForCodePoint(codePoint)
  const layout = font.layout.bind(font)
  const runs = new Map<string, GlyphRun>()
  font.layout = (text, features, ...others) => {
    if (features !== undefined) return layout(text, features, ...others)
    let run = runs.get(text)
    if (!run) {
      run = layout(text)
      if (runs.size >= remembered) runs.clear()
      runs.set(text, run)
    }
    return copyOf(run)
  }
  return font
}
