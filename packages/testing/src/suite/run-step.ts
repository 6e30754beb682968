import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import type { Step } from './steps.ts'

export interface StepResult {
  step: Step
  ok: boolean
  seconds: number
  passed: number
  failed: number
}

const toTerminal = (chunk: Buffer) => void process.stdout.write(chunk)

/** Runs one step with its output shown as it comes, and reads the runner's own closing count from it. */
export function runStep(step: Step, show: (chunk: Buffer) => void = toTerminal): Promise<StepResult> {
  const start = performance.now()
  const child = spawn(step.command, [...step.args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...step.env, FORCE_COLOR: process.env.CI ? '0' : '1' },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    show(chunk)
    output = (output + chunk.toString()).slice(-20_000)
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      const seconds = (performance.now() - start) / 1000
      const count = readCount(stripVTControlCharacters(output))
      // The count is believed too: something in the runner's process may have lost its exit code.
      resolve({ step, ok: code === 0 && count.failed === 0, seconds, ...count })
    })
  })
}

/** Vitest closes with "Tests  3 failed | 120 passed", Playwright with "3 failed" and "12 passed (1.2m)". */
export function readCount(output: string): { passed: number; failed: number } {
  const closing = [...output.matchAll(/^\s*Tests\s+(.*)$/gm)].at(-1)?.[1] ?? output
  const last = (word: string) =>
    Number([...closing.matchAll(new RegExp(`(\\d+) ${word}`, 'g'))].at(-1)?.[1] ?? 0)
  return { passed: last('passed'), failed: last('failed') }
}
