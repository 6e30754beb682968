import { create, type Font, type Glyph, type GlyphRun, type Subset } from 'fontkit'

/** How many words the layout cache of a font holds: those of the clauses and of some hundred forms. */
const remembered = 4000

/** Ids above those of real glyphs, which a font counts in 16 bits. */
const firstAlias = 0x1_0000

interface OpenSubset extends Omit<Subset, 'includeGlyph'> {
  glyphs: number[]
  mapping: Record<number, number>
  includeGlyph: (id: number) => number
}

/** What the types of fontkit leave out. */
interface Inside {
  _glyphs: Record<number, Glyph | undefined>
  getGlyph: (id: number, codePoints?: number[]) => Glyph
  createSubset: () => OpenSubset
  _cmapProcessor: { codePointsForGlyph: (id: number) => number[] }
}

// pdfkit scales the positions of the run it gets, so each document needs a copy.
const copyOf = (run: GlyphRun): GlyphRun =>
  Object.assign(Object.create(Object.getPrototypeOf(run) as object) as GlyphRun, run, {
    positions: run.positions.map((position) => ({ ...position })),
  })

/**
 * Lets a font's glyphs keep the signs that they stand for. fontkit creates a glyph once, with the signs of the text that
 * asked first, and pdfkit writes those into the document, so that `µ` could be read as `μ`. Here a glyph is created for
 * each of its texts, and for all but the usual one it gets an id of its own (an alias) in what pdfkit sees; a document
 * then contains the same shape twice.
 */
function keepSigns(font: Font): (run: GlyphRun) => GlyphRun {
  const inside = font as unknown as Inside
  const glyphOf = inside.getGlyph.bind(font)
  const glyphs = new Map<string, Glyph>()
  inside.getGlyph = (id, codePoints) => {
    if (!codePoints) return glyphOf(id)
    const key = `${id}:${codePoints.join()}`
    let glyph = glyphs.get(key)
    if (!glyph) {
      const before = inside._glyphs[id]
      delete inside._glyphs[id]
      glyph = glyphOf(id, codePoints)
      if (before) inside._glyphs[id] = before
      glyphs.set(key, glyph)
    }
    return glyph
  }

  const isUsual = ({ id, codePoints }: Glyph): boolean =>
    codePoints.length === 1 && Math.min(...inside._cmapProcessor.codePointsForGlyph(id)) === codePoints[0]
  const originals: number[] = []
  const aliases = new Map<Glyph, Glyph>()
  const aliasOf = (glyph: Glyph): Glyph => {
    let alias = aliases.get(glyph)
    if (!alias) {
      const { id, advanceWidth, codePoints } = glyph
      alias = isUsual(glyph)
        ? glyph
        : ({ id: firstAlias + originals.push(id) - 1, advanceWidth, codePoints } as Glyph)
      aliases.set(glyph, alias)
    }
    return alias
  }

  const newSubset = inside.createSubset.bind(font)
  inside.createSubset = () => {
    const subset = newSubset()
    const include = subset.includeGlyph.bind(subset)
    subset.includeGlyph = (id) =>
      id < firstAlias
        ? include(id)
        : (subset.mapping[id] ??= subset.glyphs.push(originals[id - firstAlias]!) - 1)
    return subset
  }
  return (run) => Object.assign(run, { glyphs: withAllSigns(run.glyphs, inside.getGlyph).map(aliasOf) })
}

/**
 * Gives each part of a letter that the font draws in parts its own sign, as `ọ` is drawn as `o` with a dot. fontkit leaves
 * them all to the first part, and readers show a number for a part without a sign.
 */
function withAllSigns(glyphs: readonly Glyph[], getGlyph: Inside['getGlyph']): Glyph[] {
  const signed = [...glyphs]
  for (let start = 0; start < signed.length;) {
    const { codePoints } = signed[start]!
    let end = start + 1
    while (signed[end]?.codePoints.length === 0) end += 1
    const parts = Array.from(String.fromCodePoint(...codePoints).normalize('NFD'), (sign) =>
      sign.codePointAt(0)!,
    )
    const count = end - start
    if (count > 1)
      for (let part = 0; part < count; part += 1)
        signed[start + part] = getGlyph(
          signed[start + part]!.id,
          part === count - 1 ? parts.slice(part) : parts.slice(part, part + 1),
        )
    start = end
  }
  return signed
}

/**
 * Opens a font that many documents share. Decoding its tables and laying out the same words again for each
 * document would be most of the work of rendering.
 */
export function openFont(bytes: Buffer): Font {
  const font = create(bytes) as Font
  const withSigns = keepSigns(font)
  const layout = font.layout.bind(font)
  const runs = new Map<string, GlyphRun>()
  font.layout = (text, features, ...others) => {
    if (features !== undefined) return withSigns(layout(text, features, ...others))
    let run = runs.get(text)
    if (!run) {
      run = withSigns(layout(text))
      if (runs.size >= remembered) runs.clear()
      runs.set(text, run)
    }
    return copyOf(run)
  }
  return font
}
