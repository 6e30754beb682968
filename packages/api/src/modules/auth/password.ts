import { hash, verify } from '@node-rs/argon2'

/** Argon2id with the parameters OWASP names: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

let unknownHash: Promise<string> | undefined

/**
 * Whether the password fits. Without a hash to compare, as for an unknown address, the same work is done
 * against one that nothing fits, so that time tells nothing.
 */
export async function fitsPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  unknownHash ??= hashPassword(crypto.randomUUID())
  const fits = await verify(passwordHash ?? (await unknownHash), password)
  return fits && typeof passwordHash === 'string'
}
