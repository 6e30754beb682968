import { hash, verify } from '@node-rs/argon2'

/** The parameters that OWASP names for Argon2id: 19 MiB of memory, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

let unknownHash: Promise<string> | undefined

/**
 * Checks a password against its hash. When the account is unknown there is no hash, so the password is
 * checked against a dummy one: the response then takes equally long and does not reveal which addresses
 * exist.
 */
export async function fitsPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  unknownHash ??= hashPassword(crypto.randomUUID())
  const fits = await verify(passwordHash ?? (await unknownHash), password)
  // Stryker disable next-line ConditionalExpression: nobody knows the password behind the dummy hash
  return fits && typeof passwordHash === 'string'
}
