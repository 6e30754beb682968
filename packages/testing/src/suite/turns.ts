import type { Step } from './steps.ts'

/** Lanes that run at the same time, each with steps that run one after the other. */
export type Turn = Step[][]

/**
 * Returns the turns in which steps run. A step with `beside` runs in a second lane, while the one that it names runs in
 * the first; without that one it has a turn of its own.
 */
export function turnsOf(steps: readonly Step[]): Turn[] {
  const turns: Turn[] = []
  for (const step of steps) {
    const turn = turns.at(-1)
    const [first, second = []] = turn ?? []
    const isBeside = first?.some(({ name }) => name === step.beside) === true
    if (turn && isBeside) turn.splice(1, 1, [...second, step])
    else turns.push([[step]])
  }
  return turns
}
