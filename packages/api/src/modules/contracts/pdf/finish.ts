import type { SigningEvidence } from './contract-document.ts'
import { reserveSeal, type SealPlace } from './edge/reserve-seal.ts'
import type { Pdf } from './page.ts'

/** Returns the place for the seal of a document that was signed, or undefined for a draft. */
export const placeOfSignature = (
  evidence: SigningEvidence | undefined,
  bytes: number | undefined,
): SealPlace | undefined => (evidence && bytes ? { bytes, at: evidence.signedAt } : undefined)

/** Ends the document and returns its bytes. With a place for a seal it has to be sealed next. */
export const finishPages = (pdf: Pdf, seal?: SealPlace): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    if (seal) {
      pdf.switchToPage(pdf.bufferedPageRange().start)
      reserveSeal(pdf, seal)
    }
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
    pdf.end()
  })
