import { spawn } from 'node:child_process'
import { cpus } from 'node:os'
import { stripVTControlCharacters } from 'node:util'
import type { Step } from './steps.ts'

export interface StepResult {
  step: Step
  ok: boolean
  seconds: number
  /** How much of the machine's processors worked meanwhile, for whomever: 0 to 1. What is missing to 1 was waiting. */
  busy: number
  passed: number
  failed: number
  /** Names of the failed tests. */
  names: readonly string[]
}

/** Returns how long the machine's processors have worked and rested since it started, in ms. */
function processorTimes(): { worked: number; rested: number } {
  const times = cpus().map((cpu) => cpu.times)
  const rested = times.reduce((sum, { idle }) => sum + idle, 0)
  const all = times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0)
  return { worked: all - rested, rested }
}

/** Returns how much of the processors' time since `from` was work. */
function busySince(from: ReturnType<typeof processorTimes>): number {
  const now = processorTimes()
  const worked = now.worked - from.worked
  return worked / Math.max(1, worked + now.rested - from.rested)
}

const toTerminal = (chunk: Buffer) => void process.stdout.write(chunk)

/** Runs one step, shows its output as it arrives, and reads the counts from the runner's summary. */
export function runStep(step: Step, show: (chunk: Buffer) => void = toTerminal): Promise<StepResult> {
  const start = performance.now()
  const from = processorTimes()
  const child = spawn(step.command, [...step.args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...step.env, FORCE_COLOR: process.env.CI ? '0' : '1' },
  })
  let output = ''
  // Vitest reports failures on one of the streams, Playwright on the other.
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      show(chunk)
      output = (output + chunk.toString()).slice(-200_000)
    })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      const seconds = (performance.now() - start) / 1000
      const plain = stripVTControlCharacters(output)
      const count = readCount(plain)
      const names = readFailures(plain)
      // The counts matter too: something in the runner's process may have lost its exit code.
      resolve({ step, ok: code === 0 && count.failed === 0, seconds, busy: busySince(from), names, ...count })
    })
  })
}

/**
 * Reads the summary: Vitest prints "Tests  3 failed | 120 passed", Playwright "3 failed" and "12 passed
 * (1.2m)".
 */
export function readCount(output: string): { passed: number; failed: number } {
  const closing = [...output.matchAll(/^\s*Tests\s+(.*)$/gm)].at(-1)?.[1] ?? output
  const last = (word: string) =>
    Number([...closing.matchAll(new RegExp(`(\\d+) ${word}`, 'g'))].at(-1)?.[1] ?? 0)
  return { passed: last('passed'), failed: last('failed') }
}

const head = /^ *(?:FAIL|\d+\)) +(\S.*?)[ ─]*\n\s*(?:((?:\w*Error|Test timeout)\b.*))?/gm

/**
 * Reads the failures: Vitest prints "FAIL  file > test", Playwright "1) [project] › file › test ──", followed
 * by the reason, what it did last, and the line of the test.
 */
export function readFailures(output: string): readonly string[] {
  const heads = [...output.matchAll(head)]
  const told = heads.map(({ index, 0: { length }, 1: name, 2: reason }, at) => {
    const rest = output.slice(index + length, heads[at + 1]?.index)
    return [reason ? `${name}: ${reason}` : name!, lastCallIn(rest), lineIn(rest)].filter(Boolean).join(' · ')
  })
  // A test that is named once more, in the closing list, is told without its reason.
  return [...new Set(told)].filter((one, _, all) => !all.some((other) => other.startsWith(`${one}: `)))
}

/** Returns the last line of what Playwright did until it gave up. */
const lastCallIn = (text: string): string | undefined =>
  /Call log:\n((?:\s+- .*\n)+)/.exec(text)?.[1]?.trimEnd().split('\n').at(-1)?.trim()

/** Returns the line of the test at which it failed, as both runners print it: "> 16 | await …". */
const lineIn = (text: string): string | undefined =>
  /^\s*(?:>|❯)?\s*> *(\d+ *\| .*)$/m.exec(text)?.[1]?.trim()
