import type { Signature } from '@metrolibre/contract'
import { judgePicture, type Shades } from '@metrolibre/pictures'
import { sha256 } from '../../platform/hash.ts'
import type { PictureIntake } from '../../platform/images/read-picture.ts'
import type { SignatureMark, SigningEvidence } from './pdf/contract-document.ts'
import { readSignaturePicture, refuseSignature } from './signature-picture.ts'

const prefix = 'data:image/png;base64,'
const maxPixels = 8_000_000
const sampleWidth = 400

// The bounds of a stroke: enough ink, spread over some width, and not a filled area.
const minInk = 60
const minSpread = 20
const maxShare = 0.5
const lightest = 140

const strokesOf = ({ data, width }: Shades): { ink: number; spread: number } => {
  let [ink, left, right] = [0, width, 0]
  for (const [pixel, shade] of data.entries()) {
    if (shade >= lightest) continue
    ink += 1
    const x = pixel % width
    left = Math.min(left, x)
    right = Math.max(right, x)
  }
  return { ink, spread: right - left + 1 }
}

/**
 * Reads the drawn signature and returns a small PNG with only its pixels.
 * @throws AppError signature_required when the data URL is no PNG or holds no stroke
 */
async function readDrawing(
  { pictures, from }: PictureIntake,
  dataUrl: string,
  path: string,
): Promise<Buffer> {
  const bytes = Buffer.from(dataUrl.slice(prefix.length), 'base64')
  try {
    const { kind, width, height } = judgePicture(bytes)
    if (kind !== 'png' || width * height > maxPixels)
      throw new TypeError(`A signature is a small PNG, not ${kind} of ${width} × ${height} pixels`)
    const options = { maxWidth: sampleWidth, kernel: 'nearest' } as const
    const sample = await pictures.run('readShades', bytes, options, from)
    const { ink, spread } = strokesOf(sample)
    if (ink < minInk || spread < minSpread || ink > maxShare * sample.data.length)
      throw new TypeError('No strokes')
    return await pictures.run('drawStrokes', bytes, undefined, from)
  } catch (error) {
    throw refuseSignature('validation.signature', path, error)
  }
}

/**
 * Reads a signature of any kind as documents show it (RULES.md §6.36). `path` is the field that is named in a refusal.
 * @throws AppError signature_required when it holds no signature
 */
export async function readSignature(
  reading: PictureIntake,
  sent: Signature,
  path = 'contractData.signature',
): Promise<SignatureMark> {
  if (typeof sent === 'string') return { kind: 'drawn', picture: await readDrawing(reading, sent, path) }
  if (sent.kind === 'picture')
    return { kind: 'picture', picture: await readSignaturePicture(reading, sent.picture, `${path}.picture`) }
  return { kind: 'typed', name: sent.name.normalize('NFC').trim().replaceAll(/\s+/g, ' ') }
}

/** Returns what the evidence says about a signature. */
export const evidenceOfMark = (
  mark: SignatureMark,
): Pick<SigningEvidence, 'signatureKind' | 'signatureText' | 'signatureHash'> => ({
  signatureKind: mark.kind,
  signatureText: mark.kind === 'typed' ? mark.name : null,
  signatureHash: sha256(mark.kind === 'typed' ? mark.name : mark.picture),
})
