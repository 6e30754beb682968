import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { platform } from '../support/platform.ts'
import { expect, test } from '../support/test.ts'

const command = fileURLToPath(new URL('../../packages/build/src/dev/main.ts', import.meta.url))

/** Runs `pnpm dev mfe-public` against the running platform. */
const develop = (port: number) =>
  spawn(process.execPath, [command, 'mfe-public', '--shell', platform.url, '--port', String(port)])

test('a developer sees the running shell with a remote from source, and everybody else the release @matrix', async ({
  page,
  at,
  say,
}, info) => {
  // Each parallel worker runs its own build.
  const port = platform.port + 8 + (info.parallelIndex % 2)
  const development = develop(port)
  let said = ''
  development.stdout.on('data', (text: Buffer) => (said += text.toString()))
  try {
    await expect.poll(() => said, { timeout: 75_000 }).toMatch(/mfe-public .*compiled/)
    expect(said).not.toContain('ERROR')
    const address = `http://localhost:${port}${at('/preguntas')}`
    // The server renders it too, once its code is built.
    await expect
      .poll(async () => (await page.request.get(address)).text(), { timeout: 30_000 })
      .toContain('"rendered":"screen"')
    await page.goto(address)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 })
    const files = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    await expect.poll(files).toContain(`http://localhost:${port}/dev/shell/main.js`)
    const back = page.getByRole('link', { name: say('shell.source.reset') })
    await expect(back).toBeVisible()

    expect(await (await page.request.get(platform.url + at('/preguntas'))).text()).not.toContain('/dev/')
    await back.click()
    await expect(page).toHaveURL(platform.url + at('/preguntas'))
    await expect(back).toBeHidden()
  } finally {
    development.kill('SIGINT')
  }
})
