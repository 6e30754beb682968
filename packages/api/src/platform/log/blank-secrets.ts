const secretNames = new Set([
  'password',
  'passwordHash',
  'token',
  'authorization',
  'cookie',
  'signature',
  'secret',
  'recaptchaToken',
  'storageTokenAuthFirebase',
])

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Returns a copy of the fields in which the values of secret ones are redacted, three levels deep. */
export function blankSecrets(fields: Record<string, unknown>, depth = 0): Record<string, unknown> {
  const blanked: Record<string, unknown> = {}
  for (const name of Object.keys(fields)) {
    const value = fields[name]
    if (secretNames.has(name)) blanked[name] = '[redacted]'
    else blanked[name] = depth < 2 && isPlain(value) ? blankSecrets(value, depth + 1) : value
  }
  return blanked
}
