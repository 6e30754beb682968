import type { ProductionVisitor } from './call.ts'

/** Returns a bearer for a person with the demo's password. */
export async function signInToProduction(visitor: ProductionVisitor, email: string): Promise<string> {
  const body = { email, password: 'metros-libres-2026' }
  const answer = await visitor.ask('login', '/api/auth/login', { method: 'POST', body })
  const { token } = JSON.parse(answer?.body ?? '{}') as { token?: string }
  if (!token) throw new Error(`${email} cannot sign in: ${answer?.status} ${answer?.body}`)
  return token
}
