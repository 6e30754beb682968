import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** `plain` as the first one leaves numbers readable until every version that runs can read sealed ones. */
export const plainKey = 'plain'

/** The values of `IDENTITY_KEYS`: the first one seals, and what was sealed with any of them is opened. */
export type IdentityKeys = readonly [first: string, ...others: string[]]

/** Thrown for a number that was sealed with an unknown key, or was changed since. */
export class SealedNumberError extends Error {
  override name = 'SealedNumberError'
}

/** Another process may have the key, so the caller may ask again. Nothing else is shown or stored in its place. */
export class UnknownKeyError extends SealedNumberError {
  override name = 'UnknownKeyError'
  readonly code = 'IDENTITY_KEY_UNKNOWN'
}

interface Key {
  /** Names the key in what it sealed. */
  readonly id: string
  readonly cipher: Buffer
  readonly marks: Buffer
}

const prefix = 'sealed:'
const sealedForm = /^sealed:([\da-f]{8}):([\da-f]{32})?:([\w-]{38,})$/
/** What people type is shorter than anything sealed. */
const longestTyped = 40
const [ivBytes, tagBytes] = [12, 16]

const keyOf = (secret: string): Key => {
  const derive = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, '', `metrolibre identity numbers ${purpose}`, bytes))
  return { id: derive('id', 4).toString('hex'), cipher: derive('cipher', 32), marks: derive('marks', 32) }
}

/** A number however it is written: `12.345.678-k` and `12345678K` have the same mark. */
const bare = (text: string): string => text.toUpperCase().replaceAll(/[\s.-]/g, '')

const markBy = ({ marks }: Key, text: string): string =>
  createHmac('sha256', marks).update(bare(text)).digest('hex').slice(0, 32)

export interface Keyring {
  /** The key that seals. Undefined while numbers are left readable. */
  readonly sealsWith: string | undefined
  /** The ids of all keys. */
  readonly ids: readonly string[]
  /**
   * Returns a number as it is stored in a column. With `isFound` it carries a mark, by which it is found again as a whole.
   * An empty text stays one.
   */
  readonly seal: (column: string, text: string, isFound?: boolean) => string
  /** Returns the number; what was stored before there were keys is returned unchanged. @throws SealedNumberError */
  readonly open: (column: string, stored: string) => string
  /** Returns a stored number as it would be stored today, unchanged if it is. @throws SealedNumberError */
  readonly renew: (column: string, stored: string, isFound?: boolean) => string
  /** The marks that a number may have. */
  readonly marks: (text: string) => string[]
}

/**
 * Seals identity numbers (AES-256-GCM) and finds them by marks (HMAC). A sealed number is `sealed:<key>:<mark>:<bytes>` and
 * is bound to its column (RULES.md §2.68, §2.70, §2.71).
 */
export function createKeyring([first, ...others]: IdentityKeys): Keyring {
  const newest = first === plainKey ? undefined : keyOf(first)
  const keys = [...(newest ? [newest] : []), ...others.map(keyOf)]

  const seal = (column: string, text: string, isFound = false): string => {
    if (!newest || text === '') return text
    const iv = randomBytes(ivBytes)
    const cipher = createCipheriv('aes-256-gcm', newest.cipher, iv)
    cipher.setAAD(Buffer.from(column))
    const bytes = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    return `${prefix}${newest.id}:${isFound ? markBy(newest, text) : ''}:${bytes.toString('base64url')}`
  }

  const open = (column: string, stored: string): string => {
    if (!isSealed(stored)) return stored
    const [, id, , text] = sealedForm.exec(stored) ?? []
    if (!id || !text) throw new SealedNumberError(`A sealed number in ${column} was changed.`)
    const key = keys.find((one) => one.id === id)
    if (!key)
      throw new UnknownKeyError(`A number in ${column} is sealed with ${id}, which is not in IDENTITY_KEYS.`)
    const bytes = Buffer.from(text, 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', key.cipher, bytes.subarray(0, ivBytes))
    decipher.setAAD(Buffer.from(column))
    decipher.setAuthTag(bytes.subarray(-tagBytes))
    try {
      return decipher.update(bytes.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
    } catch {
      throw new SealedNumberError(`A sealed number in ${column} was changed.`)
    }
  }

  return {
    sealsWith: newest?.id,
    ids: keys.map(({ id }) => id),
    seal,
    open,
    renew: (column, stored, isFound) => {
      const isToday = newest ? stored.startsWith(`${prefix}${newest.id}:`) : !isSealed(stored)
      return isToday ? stored : seal(column, open(column, stored), isFound)
    },
    marks: (text) => keys.map((key) => markBy(key, text)),
  }
}

const isSealed = (stored: string): boolean => stored.startsWith(prefix) && stored.length > longestTyped
