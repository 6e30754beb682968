import { KeyObject, randomBytes, webcrypto } from 'node:crypto'
import { BitString, Integer, Utf8String } from 'asn1js'
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  CryptoEngine,
  Extension,
  ExtKeyUsage,
  setEngine,
} from 'pkijs'

/** A certificate that vouches for itself, with its key, both in PEM form. */
export interface OwnCertificate {
  readonly certificate: string
  readonly key: string
}

setEngine('node', new CryptoEngine({ name: 'node', crypto: webcrypto }))

const years = 20
const oids = {
  commonName: '2.5.4.3',
  keyUsage: '2.5.29.15',
  basicConstraints: '2.5.29.19',
  extKeyUsage: '2.5.29.37',
  timeStamping: '1.3.6.1.5.5.7.3.8',
} as const

// The first two bits: signatures, and signatures that commit to a content.
const signatures = new Uint8Array([0b1100_0000])

const extensionsFor = (use: 'seal' | 'time'): Extension[] => {
  const extension = (extnID: string, critical: boolean, value: ArrayBuffer) =>
    new Extension({ extnID, critical, extnValue: value })
  const usage = new BitString({ valueHex: signatures.buffer, unusedBits: 6 })
  const all = [
    extension(oids.basicConstraints, true, new BasicConstraints({ cA: false }).toSchema().toBER()),
    extension(oids.keyUsage, true, usage.toBER()),
  ]
  if (use === 'seal') return all
  const stamps = new ExtKeyUsage({ keyPurposes: [oids.timeStamping] })
  return [...all, extension(oids.extKeyUsage, true, stamps.toSchema().toBER())]
}

const pem = (label: string, der: ArrayBuffer): string =>
  `-----BEGIN ${label}-----\n${Buffer.from(der).toString('base64').replaceAll(/.{64}/g, '$&\n').trimEnd()}\n-----END ${label}-----\n`

/**
 * Makes a key (EC P-256) and a certificate for it, valid for twenty years. `use` is what it certifies: seals of
 * documents, or time stamps.
 */
export async function makeCertificate(name: string, use: 'seal' | 'time' = 'seal'): Promise<OwnCertificate> {
  const keys = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])
  const certificate = new Certificate()
  // 2 means version 3.
  certificate.version = 2
  // A positive number.
  certificate.serialNumber = new Integer({ valueHex: Buffer.from([0x40, ...randomBytes(15)]) })
  for (const names of [certificate.subject, certificate.issuer])
    names.typesAndValues = [
      new AttributeTypeAndValue({ type: oids.commonName, value: new Utf8String({ value: name }) }),
    ]
  const from = new Date(Date.now() - 24 * 60 * 60 * 1000)
  certificate.notBefore.value = from
  certificate.notAfter.value = new Date(from)
  certificate.notAfter.value.setUTCFullYear(from.getUTCFullYear() + years)
  certificate.extensions = extensionsFor(use)
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey)
  await certificate.sign(keys.privateKey, 'SHA-256')
  return {
    certificate: pem('CERTIFICATE', certificate.toSchema(true).toBER()),
    key: KeyObject.from(keys.privateKey).export({ type: 'pkcs8', format: 'pem' }) as string,
  }
}
