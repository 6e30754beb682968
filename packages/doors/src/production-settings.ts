const fewest = 8
const placeholder = /change.?me|example|placeholder|your.?(own.?)?(secret|key)|password|embedded/i

const repeats = (value: string): boolean => (value + value).indexOf(value, 1) < value.length

const counts = (value: string): boolean => {
  const codes = Buffer.from(value)
  const steps = [...codes.subarray(1)].map((code, index) => code - codes[index]!)
  return steps.filter((step) => Math.abs(step) <= 1).length > steps.length / 2
}

/**
 * Tells whether a secret was made up rather than drawn: it has fewer than eight different characters, repeats itself, counts
 * up, or is the placeholder of an example.
 */
export const isMadeUp = (secret: string): boolean =>
  new Set(secret).size < fewest || repeats(secret) || counts(secret) || placeholder.test(secret)

/** What is said about a secret that was made up; the variable's name is put before it. */
export const wantsRandom =
  'must be random when DEPLOYMENT is not embedded: make it with openssl rand -hex 32.'

/** Tells whether a host is this machine itself. */
export const isThisMachine = (host: string): boolean =>
  /^(localhost|.*\.localhost|127\..*|0\.0\.0\.0|\[::1?\])\.?$/i.test(host) || host === ''

/** Tells whether an address is one of https outside this machine. */
export const isPublicAddress = (address: string): boolean => {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && !isThisMachine(url.hostname)
}

/** Keys that Google publishes for tests: with them, everybody passes for a person. */
export const captchaTestKeys: readonly string[] = [
  '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI',
  '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe',
]

/** Tells whether a Firebase project exists only in the provider's emulator. */
export const isDemoProject = (id: string): boolean => id.startsWith('demo-')
