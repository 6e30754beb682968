import { setTimeout as pause } from 'node:timers/promises'
import { during, failuresIn, seenOfCluster, settleCluster, sum, untilWrites } from '../look.ts'
import type { Row } from '../stage.ts'

const minuteMs = 60_000
const needNoneOfThem = ['page', 'search', 'property', 'hold', 'contract', 'cancel']

export const outsideRow: Row = {
  name: 'outside',
  what: 'payment side, identity, mail and time stamps are gone for a minute',
  run: async (stage) => {
    const { place, standIns, load, verdict } = stage
    let login: Response | undefined
    const look = await during(stage, async () => {
      await standIns.service.stop()
      const gone = Date.now()
      await pause(minuteMs / 2)
      login = await signIn(`http://127.0.0.1:${place.ports.apis}`)
      await pause(minuteMs / 2 - (Date.now() - gone - minuteMs / 2))
      const until = Date.now()
      standIns.service = await place.launchOther('stand-ins')
      const seen = await load.lookWhole(gone + 2000, until)
      const [failed, refused] = [sum(seen, 'failed', needNoneOfThem), sum(seen, 'refused', needNoneOfThem)]
      verdict.check('what needs none of them works', failed + refused === 0, {
        answered: sum(seen, 'answered', needNoneOfThem),
        refused,
        ...failuresIn(seen),
      })
      const checkout = seenOfCluster(seen, 'checkout')
      verdict.check('a payment is refused with a time to come back', checkout.failed === 0, checkout)
    })
    verdict.check('so is a login', login?.status === 503 && login.headers.has('retry-after'), [
      login?.status,
      login?.headers.get('retry-after'),
    ])
    verdict.check('nothing fails otherwise', sum(look, 'failed') === 0, failuresIn(look))
    const took = await untilWrites(stage, Date.now())
    verdict.check('bookings are taken when they are back', took !== undefined)
    // Its last check is that every mail and every payment has caught up.
    await settleCluster(stage)
  },
}

const signIn = (url: string) =>
  fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'tenant@metrolibre.example', password: 'metros-libres-2026' }),
  })
