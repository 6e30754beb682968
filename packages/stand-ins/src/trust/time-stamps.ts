import { createPrivateKey, randomBytes, webcrypto, X509Certificate } from 'node:crypto'
import { Integer, ObjectIdentifier, OctetString, Sequence } from 'asn1js'
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs'
import { makeCertificate, type OwnCertificate } from './certificate.ts'

const oids = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  info: '1.2.840.113549.1.9.16.1.4',
  // Reserved for examples (RFC 3161 requires some policy).
  policy: '2.999.1',
} as const

const digest = (bytes: ArrayBuffer | Buffer) => webcrypto.subtle.digest('SHA-256', bytes)

const infoOf = (request: TimeStampReq, at: Date): TSTInfo =>
  new TSTInfo({
    version: 1,
    policy: oids.policy,
    messageImprint: request.messageImprint,
    serialNumber: new Integer({ valueHex: Buffer.from([0x40, ...randomBytes(15)]) }),
    genTime: at,
    ...(request.nonce && { nonce: request.nonce }),
  })

async function tokenFor(info: TSTInfo, own: OwnCertificate): Promise<ContentInfo> {
  const { raw } = new X509Certificate(own.certificate)
  const certificate = Certificate.fromBER(raw)
  const content = info.toSchema().toBER()
  const named = new Sequence({ value: [new OctetString({ valueHex: await digest(raw) })] })
  const attributes = [
    new Attribute({ type: oids.contentType, values: [new ObjectIdentifier({ value: oids.info })] }),
    new Attribute({
      type: oids.messageDigest,
      values: [new OctetString({ valueHex: await digest(content) })],
    }),
    new Attribute({
      type: oids.signingCertificateV2,
      values: [new Sequence({ value: [new Sequence({ value: [named] })] })],
    }),
  ]
  const bytesOf = (one: Attribute) => Buffer.from(one.toSchema().toBER())
  attributes.sort((left, right) => Buffer.compare(bytesOf(left), bytesOf(right)))
  const signed = new SignedData({
    version: 3,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: oids.info,
      eContent: new OctetString({ valueHex: content }),
    }),
    certificates: [certificate],
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({
          issuer: certificate.issuer,
          serialNumber: certificate.serialNumber,
        }),
        signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
      }),
    ],
  })
  const key = createPrivateKey(own.key).toCryptoKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign'])
  await signed.sign(key, 0, 'SHA-256')
  return new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) })
}

/** Answers a query of RFC 3161 with a granted time stamp. Throws when `query` is none. */
export async function stampTime(query: Buffer, at: Date, own: OwnCertificate): Promise<Buffer> {
  const request = TimeStampReq.fromBER(query)
  const timeStampToken = await tokenFor(infoOf(request, at), own)
  const answer = new TimeStampResp({ status: new PKIStatusInfo({ status: 0 }), timeStampToken })
  return Buffer.from(answer.toSchema().toBER())
}

/** The certificate of the service. It is made at the first query; a token contains the one that it needs. */
export const ownCertificate = (() => {
  let made: Promise<OwnCertificate> | undefined
  return () => (made ??= makeCertificate('Metrolibre time stamps (embedded)', 'time'))
})()
