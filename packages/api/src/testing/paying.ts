/**
 * Pays at the hosted page as a person would, by default with a card that works. Returns the URL to which the
 * page redirects.
 */
export async function payAt(
  checkoutUrl: string,
  standIns: string,
  number = '4242 4242 4242 4242',
): Promise<string> {
  // The page's public host name may not resolve here, but the same service runs at the stand-ins.
  const page = new URL(new URL(checkoutUrl).pathname, standIns)
  const answer = await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      email: 'pays@people.example',
      holder: 'Javiera Riquelme',
      number,
      expiry: '12 / 34',
      cvc: '123',
    }),
  })
  if (answer.status !== 303) throw new Error(`The hosted page answered ${answer.status}`)
  return answer.headers.get('location') ?? ''
}
