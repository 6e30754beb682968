import { platform } from '../support/platform.ts'
import { openBrowser } from './driver/open.ts'
import { expect, test } from './test.ts'
import { asked, serveDestinations } from './worker-destinations.ts'

interface PassedOn {
  pathname: string
  destination: string
  passed: boolean
}

test('the service worker may pass on what pages ask for, whatever it is for @short', async ({
  conditions,
}) => {
  const { headers } = await fetch(`${platform.url}/service-worker.js`)
  const site = await serveDestinations(headers.get('content-security-policy')!)
  const size = { width: 1024, height: 768, isPhone: false, language: 'es-CL' }
  const browser = await openBrowser(conditions.engine, size)
  try {
    const [tab] = await browser.tabs()
    await tab!.goto(site.origin)
    const passedOn = () => tab!.run<PassedOn[]>(`return (await fetch('/seen')).json()`).catch(() => [])
    const paths = async () => (await passedOn()).map(({ pathname }) => pathname)
    await expect.poll(paths, { timeout: 45_000 }).toEqual(expect.arrayContaining(asked))
    await tab!.goto(`${site.origin}/second.html`)
    const all = await passedOn()
    expect(all.filter(({ passed }) => !passed)).toEqual([])
    expect(all.map(({ pathname }) => pathname)).toContain('/second.html')
  } finally {
    await browser.close()
    await site.close()
  }
})
