import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { platform } from '../support/platform.ts'
import { readRegistry } from '../support/registry.ts'
import { expect, test } from '../support/test.ts'

const command = fileURLToPath(new URL('../../packages/build/src/release/main.ts', import.meta.url))
const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs `pnpm release …` with the registry of the running platform. */
const release = async (...args: string[]) => {
  const env = { ...process.env, DATA_DIR: platform.dataDir, RELEASES_URL: platform.url }
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...args], { cwd: root, env })
  return stdout
}

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
    await release('promote', 'mfe-public')
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
