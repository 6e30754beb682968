/** Pays at the hosted page as a person would, with the card that works; gives the address it leads back to. */
export async function payAt(
  checkoutUrl: string,
  standIns: string,
  number = '4242 4242 4242 4242',
): Promise<string> {
  // The page's public name may not resolve here; the service behind it is the same.
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
