import { readRegistry } from '../support/registry.ts'
import { release } from '../support/release.ts'
import { expect, test } from '../support/test.ts'

const running = async () => (await readRegistry()).remotes['mfe-public']!.version

test('a promoted remote is used at the next page view, and the shell stays unchanged', async ({
  page,
  at,
}) => {
  const before = await readRegistry()
  const old = before.remotes['mfe-public']!.version
  await page.goto(at('/'))
  await release('build', 'mfe-public')
  expect((await readRegistry()).remotes['mfe-public']!.version, 'built, not yet promoted').toBe(old)
  try {
    await release('promote', 'mfe-public', '--unchecked', '--reason', 'Prueba')
    await expect.poll(running, 'every composer hears of it').not.toBe(old)
    const after = await readRegistry()
    const next = after.remotes['mfe-public']!.version
    expect(after.shell).toBe(before.shell)
    expect(await release('list', 'mfe-public')).toContain(`→ ${next}`)

    const entry = page.waitForResponse((response) => response.url().includes(`/r/mfe-public/${next}/`))
    await page.reload()
    expect((await entry).ok()).toBe(true)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // A tab that was opened before can still load the files of its own version.
    expect((await page.request.get(`/r/mfe-public/${old}/remoteEntry.js`)).ok()).toBe(true)
  } finally {
    await release('rollback', 'mfe-public')
  }
  await expect.poll(running).toBe(old)
})
