import { expect, it } from 'vitest'
import { readCount, readFailures, runStep } from './run-step.ts'

it("reads Vitest's summary", () => {
  expect(readCount(' Test Files  2 passed (2)\n      Tests  1 failed | 9 passed (10)\n')).toEqual({
    passed: 9,
    failed: 1,
  })
})

it("reads Playwright's summary", () => {
  expect(readCount('  2 failed\n    a.spec.ts\n  14 passed (1.1m)\n')).toEqual({ passed: 14, failed: 2 })
})

it('uses the last summary, not one that a test printed', () => {
  expect(readCount('      Tests  2 failed | 9 passed (11)\n      Tests  12 passed (12)\n')).toEqual({
    passed: 12,
    failed: 0,
  })
})

it('counts a step as failed by its exit code', async () => {
  const step = { name: 'x', title: 'x', command: process.execPath, args: ['-e', 'process.exit(3)'] }
  expect(await runStep(step)).toMatchObject({ ok: false, passed: 0, failed: 0, names: [] })
})

it('names each failure with its reason, from either output stream', async () => {
  const script =
    'console.error(" FAIL  unit  a/b.test.ts > a thing > holds\\nAssertionError: expected 1 to be 2 // Object.is equality\\n ❯ b.test.ts:3:4")'
  const step = { name: 'x', title: 'x', command: process.execPath, args: ['-e', script] }
  expect(await runStep(step, () => {})).toMatchObject({
    names: ['unit  a/b.test.ts > a thing > holds: AssertionError: expected 1 to be 2 // Object.is equality'],
  })
})

it('names a journey once, even if it is reported several times', () => {
  const head = '  1) [es-desktop] › e2e/a.spec.ts:3:1 › a walk '
  const told = `${head}────\n\n    Error: expect(locator).toBeVisible() failed\n\n  at a.spec.ts\n`
  expect(
    readFailures(told + told + '  1 failed\n    [es-desktop] › e2e/a.spec.ts:3:1 › a walk ───\n'),
  ).toEqual(['[es-desktop] › e2e/a.spec.ts:3:1 › a walk: Error: expect(locator).toBeVisible() failed'])
})

it('says what a journey did last, and at which line it failed', () => {
  const told = [
    '  1) [en-phone] › e2e/a.spec.ts:3:1 › a walk ───',
    '',
    '    TimeoutError: locator.click: Timeout 25000ms exceeded.',
    '    Call log:',
    "      - waiting for getByRole('link')",
    '      - element is not stable',
    '',
    '      15 |   await start()',
    '    > 16 |   await link.click()',
    '         |              ^',
    '',
  ]
  expect(readFailures(told.join('\n'))).toEqual([
    '[en-phone] › e2e/a.spec.ts:3:1 › a walk: TimeoutError: locator.click: Timeout 25000ms exceeded. · - element is not stable · 16 |   await link.click()',
  ])
})

it('says of a journey that it ran out of time', () => {
  expect(
    readFailures(
      '  1) [es-desktop] › e2e/a.spec.ts:3:1 › a walk ───\n\n    Test timeout of 90000ms exceeded.\n',
    ),
  ).toEqual(['[es-desktop] › e2e/a.spec.ts:3:1 › a walk: Test timeout of 90000ms exceeded.'])
})

it('counts a step as failed by its own count, whatever its exit code', async () => {
  const args = ['-e', 'console.log("      Tests  2 failed | 9 passed (11)")']
  const step = { name: 'x', title: 'x', command: process.execPath, args }
  expect(await runStep(step, () => {})).toMatchObject({ ok: false, passed: 9, failed: 2 })
})

it('says how much of the processors worked', async () => {
  const args = ['-e', 'const end = Date.now() + 300; while (Date.now() < end);']
  const step = { name: 'x', title: 'x', command: process.execPath, args }
  const { busy } = await runStep(step, () => {})
  expect(busy).toBeGreaterThan(0)
  expect(busy).toBeLessThanOrEqual(1)
})
