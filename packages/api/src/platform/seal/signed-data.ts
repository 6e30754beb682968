import { webcrypto } from 'node:crypto'
import { ObjectIdentifier, OctetString, Sequence, type BaseBlock } from 'asn1js'
import {
  Attribute,
  Certificate,
  ContentInfo,
  CryptoEngine,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  setEngine,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'
import { algorithmOf, type SealKeys } from './keys.ts'

setEngine('node', new CryptoEngine({ name: 'node', crypto: webcrypto }))

const oids = {
  data: '1.2.840.113549.1.7.1',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timeStamp: '1.2.840.113549.1.9.16.2.14',
} as const

const digest = (bytes: Buffer): Promise<ArrayBuffer> => webcrypto.subtle.digest('SHA-256', bytes)

const attribute = (type: string, value: BaseBlock): Attribute => new Attribute({ type, values: [value] })

/** Names the certificate by its hash, so that it can't be exchanged for another one of the same key. */
const signingCertificate = (hash: ArrayBuffer): Attribute => {
  const named = new Sequence({ value: [new OctetString({ valueHex: hash })] })
  return attribute(oids.signingCertificateV2, new Sequence({ value: [new Sequence({ value: [named] })] }))
}

const encoded = (one: Attribute): Buffer => Buffer.from(one.toSchema().toBER())

/** Orders attributes as DER orders a set. A reader encodes them again to check the signature. */
const asSet = (attributes: readonly Attribute[]): Attribute[] =>
  attributes.toSorted((left, right) => Buffer.compare(encoded(left), encoded(right)))

/** Obtains a time stamp token for a signature. Null leaves it without one. */
export type Stamp = (signature: Uint8Array) => Promise<ContentInfo | null>

/**
 * Signs `bytes` for a PAdES seal: a detached CMS signature in DER, with the attributes of the baseline level B-B,
 * or B-T if `stamp` returns a token. The claimed time is not among them: PAdES puts it into the PDF.
 */
export async function signDetached(bytes: Buffer, { key, chain }: SealKeys, stamp: Stamp): Promise<Buffer> {
  const certificates = chain.map(({ raw }) => Certificate.fromBER(raw))
  const [signer] = certificates
  const [own] = chain
  if (!signer || !own) throw new TypeError('A seal needs a certificate')
  const signerInfo = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: signer.issuer, serialNumber: signer.serialNumber }),
    signedAttrs: new SignedAndUnsignedAttributes({
      type: 0,
      attributes: asSet([
        attribute(oids.contentType, new ObjectIdentifier({ value: oids.data })),
        attribute(oids.messageDigest, new OctetString({ valueHex: await digest(bytes) })),
        signingCertificate(await digest(own.raw)),
      ]),
    }),
  })
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: oids.data }),
    certificates,
    signerInfos: [signerInfo],
  })
  const webKey = key.toCryptoKey(algorithmOf(key)!, false, ['sign'])
  await signed.sign(webKey, 0, 'SHA-256')
  const token = await stamp(signerInfo.signature.valueBlock.valueHexView)
  if (token) {
    const attributes = [attribute(oids.timeStamp, token.toSchema())]
    signerInfo.unsignedAttrs = new SignedAndUnsignedAttributes({ type: 1, attributes })
  }
  const content = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) })
  return Buffer.from(content.toSchema().toBER())
}
