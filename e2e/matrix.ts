// `pnpm test:matrix`: runs every journey in both languages and both screen sizes.
import { spawn } from 'node:child_process'

const run = spawn(
  'e2e/node_modules/.bin/playwright',
  ['test', '-c', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, MATRIX: 'full' },
  },
)
run.once('error', (error) => {
  console.error(error.message)
  process.exitCode = 1
})
run.once('close', (code) => {
  process.exitCode = code ?? 1
})
