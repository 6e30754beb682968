import type { Finding, TrialPlace } from '../../drill/drill.ts'

const forge = (index: number): Readonly<Record<string, string>> => ({
  'x-forwarded-for': `203.0.113.${index + 1}`,
  forwarded: `for=203.0.113.${index + 1}`,
  'x-real-ip': `203.0.113.${index + 1}`,
  'x-client-ip': `203.0.113.${index + 1}`,
  'cf-connecting-ip': `203.0.113.${index + 1}`,
})
const calls = 90

/**
 * Sends calls with a different forged address each. They must count as one sender, whose limit of 60 captchas
 * in five minutes runs out.
 */
export async function forgedAddresses({ url }: TrialPlace): Promise<Finding[]> {
  const seen = new Map<number, number>()
  for (let index = 0; index < calls; index += 1) {
    const { status, body } = await fetch(`${url}/api/captcha/challenge`, { headers: forge(index) })
    await body?.cancel()
    seen.set(status, (seen.get(status) ?? 0) + 1)
  }
  return [
    {
      what: `of ${calls} calls with a different forged address each, at most 60 are let through`,
      held: (seen.get(429) ?? 0) >= calls - 60,
      seen: [...seen].map(([status, count]) => `${count} × ${status}`).join(', '),
    },
  ]
}
