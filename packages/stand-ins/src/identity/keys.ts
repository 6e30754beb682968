import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CryptoKey, exportJWK, exportPKCS8, generateKeyPair, importPKCS8, type JWK } from 'jose'
import { selfSigned } from './certificate.ts'

/** The service's signing key. It is created at the first start and stored, so that tokens survive a restart. */
export interface SigningKey {
  kid: string
  privateKey: CryptoKey
  jwks: { keys: JWK[] }
  /** The same keys as certificates, by their id. */
  certificates: Record<string, string>
}

interface Kept {
  kid: string
  privateKey: string
  publicKey: JWK
}

/** Reads the key below `dataDir`, or creates it (RS256, 2048 bits, readable only by its owner). */
export async function loadSigningKey(dataDir: string): Promise<SigningKey> {
  const file = join(dataDir, 'identity-key.json')
  const kept = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Kept)
    : await makeKey(dataDir, file)
  return {
    kid: kept.kid,
    privateKey: await importPKCS8(kept.privateKey, 'RS256'),
    jwks: { keys: [kept.publicKey] },
    certificates: { [kept.kid]: certificateOf(kept.privateKey) },
  }
}

const certificateOf = (privateKey: string): string =>
  selfSigned(privateKey, 'securetoken.system.gserviceaccount.com', {
    from: new Date(Date.now() - 86_400_000),
    to: new Date(Date.now() + 14 * 86_400_000),
  })

async function makeKey(dataDir: string, file: string): Promise<Kept> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const kid = crypto.randomUUID().replaceAll('-', '')
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }
  const kept = { kid, privateKey: await exportPKCS8(privateKey), publicKey: jwk }
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(file, JSON.stringify(kept), { mode: 0o600 })
  chmodSync(file, 0o600)
  return kept
}
