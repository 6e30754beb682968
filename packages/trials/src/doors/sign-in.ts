/** Returns a bearer for one of the demo's accounts. */
export async function signInAtDoors(url: string, who: 'owner' | 'tenant' | 'admin'): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${who}@metrolibre.example`, password: 'metros-libres-2026' }),
  })
  const { token } = (await answer.json()) as { token?: string }
  if (!token) throw new Error(`The demo's ${who} cannot sign in: ${answer.status}.`)
  return token
}
