import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto'

/** The key of the seal and its certificates, the signer's first and the authority's own last. */
export interface SealKeys {
  readonly key: KeyObject
  readonly chain: readonly X509Certificate[]
}

const block = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g

/** Reads certificates in PEM form, one after the other. */
export const readCertificateChain = (pem: string): X509Certificate[] =>
  (pem.match(block) ?? []).map((one) => new X509Certificate(one))

const curves: Readonly<Record<string, string>> = { prime256v1: 'P-256', secp384r1: 'P-384' }

/** Returns how a key signs, by the names of Web Crypto, or undefined if readers of PDFs may not know it. */
export function algorithmOf({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject) {
  const { modulusLength = 0, namedCurve = '' } = asymmetricKeyDetails ?? {}
  if (asymmetricKeyType === 'rsa' && modulusLength >= 2048)
    return { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  const curve = curves[namedCurve]
  return asymmetricKeyType === 'ec' && curve ? { name: 'ECDSA', namedCurve: curve } : undefined
}

/** Opens the key and the certificates that the configuration has checked. */
export const openKeys = (key: string, certificates: string): SealKeys => ({
  key: createPrivateKey(key),
  chain: readCertificateChain(certificates),
})
