import type { Signature } from '@metrolibre/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import { sha256 } from '../../platform/hash.ts'
import type { SignatureMark, SigningEvidence } from './pdf/contract-document.ts'
import { readSignaturePicture } from './signature-picture.ts'

const prefix = 'data:image/png;base64,'
const maxPixels = 8_000_000
const sampleWidth = 400

// The bounds of a stroke: enough ink, spread over some width, and not a filled area.
const minInk = 60
const minSpread = 20
const maxShare = 0.5
const lightest = 140

interface Sample {
  data: Buffer
  info: { width: number; height: number }
}

const strokesOf = ({ data, info }: Sample): { ink: number; spread: number } => {
  let [ink, left, right] = [0, info.width, 0]
  for (const [pixel, shade] of data.entries()) {
    if (shade >= lightest) continue
    ink += 1
    const x = pixel % info.width
    left = Math.min(left, x)
    right = Math.max(right, x)
  }
  return { ink, spread: right - left + 1 }
}

/**
 * Reads the drawn signature and returns a small PNG with nothing but its pixels.
 * @throws AppError signature_required when the data URL is no PNG or holds no stroke
 */
async function readDrawing(dataUrl: string, path: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  try {
    const given = sharp(Buffer.from(dataUrl.slice(prefix.length), 'base64'), { limitInputPixels: maxPixels })
    const { format } = await given.metadata()
    if (format !== 'png') throw new TypeError(`A signature is a PNG, not ${format}`)
    const onPaper = given.flatten({ background: '#ffffff' })
    const sample = await onPaper
      .clone()
      .resize({ width: sampleWidth, withoutEnlargement: true, kernel: 'nearest' })
      .greyscale()
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { ink, spread } = strokesOf(sample)
    if (ink < minInk || spread < minSpread || ink > maxShare * sample.data.length)
      throw new TypeError('No strokes')
    return await onPaper
      .resize({ width: 900, height: 400, fit: 'inside', withoutEnlargement: true })
      .png({ palette: true, colours: 16 })
      .toBuffer()
  } catch (cause) {
    throw new AppError('signature_required', {
      cause,
      fields: [{ path, code: 'validation.signature' }],
    })
  }
}

/**
 * Reads a signature of any kind as documents show it (RULES.md §6). `path` is the field that is named in a refusal.
 * @throws AppError signature_required when it holds no signature
 */
export async function readSignature(
  sent: Signature,
  path = 'contractData.signature',
): Promise<SignatureMark> {
  if (typeof sent === 'string') return { kind: 'drawn', picture: await readDrawing(sent, path) }
  if (sent.kind === 'picture')
    return { kind: 'picture', picture: await readSignaturePicture(sent.picture, `${path}.picture`) }
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
