import { Signer, SignPdf } from '@signpdf/signpdf'

class Hand extends Signer {
  readonly #write: (bytes: Buffer) => Promise<Buffer>

  constructor(write: (bytes: Buffer) => Promise<Buffer>) {
    super()
    this.#write = write
  }

  override sign(pdf: Buffer): Promise<Buffer> {
    return this.#write(pdf)
  }
}

/**
 * Writes a signature of everything else in the document into the place that `reserveSeal` left for it.
 * @throws Error when there is no place, or when it is too small
 */
export const fillSeal = (pdf: Buffer, sign: (bytes: Buffer) => Promise<Buffer>): Promise<Buffer> =>
  new SignPdf().sign(pdf, new Hand(sign))
