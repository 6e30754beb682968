import { createHash, verify, X509Certificate } from 'node:crypto'

/** A value of DER: its tag, its content, and all of its bytes. */
interface Node {
  readonly tag: number
  readonly bytes: Buffer
  readonly whole: Buffer
}

function readAll(der: Buffer): Node[] {
  const nodes: Node[] = []
  for (let at = 0; at < der.length;) {
    const short = der[at + 1]!
    const extra = short > 0x7f ? short & 0x7f : 0
    const length = extra > 0 ? der.readUIntBE(at + 2, extra) : short
    const start = at + 2 + extra
    nodes.push({
      tag: der[at]!,
      bytes: der.subarray(start, start + length),
      whole: der.subarray(at, start + length),
    })
    at = start + length
  }
  return nodes
}

const inside = (node: Node | undefined): Node[] => readAll(node!.bytes)

const attributes = (node: Node | undefined): Map<string, Node> =>
  new Map(
    inside(node).map((one) => {
      const [type, values] = inside(one)
      return [type!.bytes.toString('hex'), inside(values)[0]!]
    }),
  )

/** The types of the attributes as they are encoded. */
const types = {
  contentType: '2a864886f70d010903',
  messageDigest: '2a864886f70d010904',
  signingTime: '2a864886f70d010905',
  signingCertificate: '2a864886f70d010910022f',
  timeStamp: '2a864886f70d010910020e',
} as const

export interface ReadSeal {
  /** Whether everything but the signature itself is covered by it. */
  readonly coversAll: boolean
  /** Whether the covered bytes and the attributes are the ones that were signed. */
  readonly unchanged: boolean
  readonly isBaseline: boolean
  readonly certificate: X509Certificate
  /** The token of the time stamping service, in DER. */
  readonly timeStamp: Buffer | undefined
}

/**
 * Reads the seal of a PDF as a reader does, with nothing but Node's own cryptography.
 * @throws Error when there is none
 */
export function readSeal(pdf: Buffer): ReadSeal {
  const range = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\s*\]/.exec(pdf.toString('latin1'))
  if (!range) throw new Error('The document has no seal')
  const [start, before, after, rest] = range.slice(1).map(Number) as [number, number, number, number]
  const covered = Buffer.concat([pdf.subarray(start, start + before), pdf.subarray(after, after + rest)])
  const place = pdf.subarray(before, after).toString('latin1')
  const [content] = readAll(Buffer.from(place.slice(1, -1), 'hex'))
  const signed = inside(inside(inside(content)[1])[0])
  const certificates = inside(signed.find(({ tag }) => tag === 0xa0)).map(
    ({ whole }) => new X509Certificate(whole),
  )
  const signer = inside(inside(signed.at(-1))[0])
  const signedAttributes = signer.find(({ tag }) => tag === 0xa0)!
  const unsigned = signer.find(({ tag }) => tag === 0xa1)
  const signature = signer.findLast(({ tag }) => tag === 0x04)!.bytes
  const said = attributes(signedAttributes)
  const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
  const [certificate] = certificates as [X509Certificate]
  // What is signed is the set of attributes, which is stored under another tag.
  const text = Buffer.from(signedAttributes.whole)
  text[0] = 0x31
  const named = inside(inside(inside(said.get(types.signingCertificate))[0])[0])[0]!.bytes
  return {
    coversAll: start === 0 && after + rest === pdf.length && /^<[0-9a-f]*>$/i.test(place),
    unchanged:
      said.get(types.messageDigest)!.bytes.equals(sha256(covered)) &&
      verify('sha256', text, certificate.publicKey, signature),
    isBaseline:
      pdf.includes('/SubFilter /ETSI.CAdES.detached') &&
      said.has(types.contentType) &&
      !said.has(types.signingTime) &&
      named.equals(sha256(certificate.raw)),
    certificate,
    timeStamp: unsigned && attributes(unsigned).get(types.timeStamp)?.whole,
  }
}
