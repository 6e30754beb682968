import { hkdfSync } from 'node:crypto'
import { EncryptJWT, errors, jwtDecrypt, type JWTPayload } from 'jose'
import type { HashSecrets } from './keyed-hash.ts'

const ticketMs = 30 * 60_000

const keyOf = (secret: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'metrolibre document tickets', 32))

/**
 * Returns a ticket with which a document can be read for half an hour, because a tab that opens an address sends no bearer. What
 * the document is drawn from is sealed in the ticket, so that nothing of it is kept here (RULES.md §7.14, §7.15).
 * @param document what it opens, such as `contract <id>`; it opens nothing else
 */
export const documentTicket = (
  [newest]: HashSecrets,
  document: string,
  facts: JWTPayload,
  now: Date,
): Promise<string> =>
  new EncryptJWT(facts)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setSubject(document)
    .setExpirationTime(new Date(now.getTime() + ticketMs))
    .encrypt(keyOf(newest))

/** Returns what a ticket for this document holds. Undefined for any other ticket, and after its end. */
export async function openTicket(
  secrets: HashSecrets,
  document: string,
  ticket: string,
  now: Date,
): Promise<JWTPayload | undefined> {
  for (const secret of secrets) {
    try {
      const { payload } = await jwtDecrypt(ticket, keyOf(secret), {
        subject: document,
        currentDate: now,
        requiredClaims: ['exp'],
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      })
      return payload
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error
    }
  }
  return undefined
}

/** Returns the address at which a ticket opens its document, which ends with the name of the file. */
export const ticketUrl = (publicUrl: string, path: string, fileName: string, ticket: string): string =>
  `${publicUrl.replace(/\/$/, '')}/api${path}/${encodeURIComponent(fileName)}?ticket=${ticket}`
