import { expect, it } from 'vitest'
import { readCount, runStep } from './run-step.ts'

it("reads vitest's closing line", () => {
  expect(readCount(' Test Files  2 passed (2)\n      Tests  1 failed | 9 passed (10)\n')).toEqual({
    passed: 9,
    failed: 1,
  })
})

it("reads Playwright's closing lines", () => {
  expect(readCount('  2 failed\n    a.spec.ts\n  14 passed (1.1m)\n')).toEqual({ passed: 14, failed: 2 })
})

it('believes the last closing line, not one that a test printed', () => {
  expect(readCount('      Tests  2 failed | 9 passed (11)\n      Tests  12 passed (12)\n')).toEqual({
    passed: 12,
    failed: 0,
  })
})

it('counts a step as failed by its exit code', async () => {
  const step = { name: 'x', title: 'x', command: process.execPath, args: ['-e', 'process.exit(3)'] }
  expect(await runStep(step)).toMatchObject({ ok: false, passed: 0, failed: 0 })
})

it('counts a step as failed by its own count, whatever its exit code', async () => {
  const args = ['-e', 'console.log("      Tests  2 failed | 9 passed (11)")']
  const step = { name: 'x', title: 'x', command: process.execPath, args }
  expect(await runStep(step, () => {})).toMatchObject({ ok: false, passed: 9, failed: 2 })
})
