import type { ExpressionSpecification } from 'maplibre-gl'
import type { Mode } from './map-mode.ts'

/** How a text is set: the name of a road along it, that of a comuna, or that of a whole city. */
export type TextRank = 'road' | 'comuna' | 'city'

const separator = '|'

/** The id of the picture of a text, as an expression of a style: its rank, its mode and the text itself. */
export const textImage = (
  rank: TextRank | ExpressionSpecification,
  mode: Mode,
  text: ExpressionSpecification,
): ExpressionSpecification => ['concat', 'text', separator, rank, separator, mode, separator, text]

/** Reads such an id; undefined for pictures of other kinds. */
export const parseTextImage = (id: string) => {
  const [prefix, rank, mode, text] = id.split(separator)
  if (prefix !== 'text' || !text) return undefined
  return { rank: rank as TextRank, mode: mode as Mode, text }
}
