import type { Answers } from './answers.ts'
import type { Felt } from './felt.ts'
import type { View } from './measure.ts'

/** All rounds of a page: ours, the same page as static HTML, and the peer's. */
export interface Comparison {
  app: View[]
  still: View[]
  felt: Felt[]
  peer: View[]
  peerFelt: Felt[]
  /** On the machine at full speed, and slowed down. */
  answers: Record<'fast' | 'slow', Answers[]>
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
const middle = <T>(all: T[], read: (one: T) => number) => median(all.map(read))
const ms = (value: number) => `${Math.round(value)} ms`
const range = <T>(all: T[], read: (one: T) => number) => {
  const sorted = all.map(read).toSorted((a, b) => a - b)
  return `${ms(middle(all, read))} (${ms(sorted[0]!)} to ${ms(sorted.at(-1)!)})`
}
const kilobytes = (value: number) => `${(value / 1024).toFixed(0)} KB`

/** Returns what was seen as lines of text. */
export function report(seen: Comparison): string {
  return seen.peer.length > 0 ? `${reportOwn(seen)}\n${reportPeer(seen)}` : reportOwn(seen)
}

/** The table of both sites, with ranges. */
function reportPeer({ app, felt, peer, peerFelt }: Comparison): string {
  const bytes = (read: (one: View) => number) =>
    `${kilobytes(middle(app, read))} against ${kilobytes(middle(peer, read))}`
  const both = (read: (one: View) => number) => `${range(app, read)} against ${range(peer, read)}`
  const bothFelt = (read: (one: Felt) => number) => `${range(felt, read)} against ${range(peerFelt, read)}`
  return `  beside NextFaster:
    first paint    ${both(({ firstPaint }) => firstPaint)}
    largest paint  ${both(({ largestPaint }) => largestPaint)}
    blocked        ${both(({ blockedClock }) => blockedClock)}
    script         ${bytes(({ scriptBytes }) => scriptBytes)}
    page           ${bytes(({ htmlBytes }) => htmlBytes)}
    a link         ${bothFelt(({ routeChange }) => routeChange)}
    back           ${bothFelt(({ back }) => back)}
    login          ${bothFelt(({ loginFrame }) => loginFrame)}, ${bothFelt(({ loginForm }) => loginForm)} until one can type`
}

function reportOwn({ app, still, felt, answers }: Comparison): string {
  const against = (read: (one: View) => number) =>
    `${ms(middle(app, read))} against ${ms(middle(still, read))}`
  const answer = (read: (one: Answers) => number) =>
    `${ms(middle(answers.fast, read))}, with the processor slowed ${ms(middle(answers.slow, read))}`
  const paint = (read: (one: View) => number) =>
    `${against(read)}, ratio ${(middle(app, read) / middle(still, read)).toFixed(2)}`
  return `  first paint    ${paint(({ firstPaint }) => firstPaint)}
  largest paint  ${paint(({ largestPaint }) => largestPaint)}
  blocked        ${against(({ blockedProcessor }) => blockedProcessor)} of the processor, ${against(({ blockedClock }) => blockedClock)} by the clock
  layout shift   ${middle(app, ({ shift }) => shift).toFixed(4)}
  script         ${kilobytes(middle(app, ({ scriptBytes }) => scriptBytes))} brotli
  interaction    ${answer(({ interaction }) => interaction)}
  route change   ${answer(({ routeChange }) => routeChange)}
  on the slow line, after some use of the page:
    a link       ${range(felt, ({ routeChange }) => routeChange)} until the next heading
    back         ${range(felt, ({ back }) => back)} until the heading before
    login        ${range(felt, ({ loginFrame }) => loginFrame)} until its window, ${range(felt, ({ loginForm }) => loginForm)} until one can type`
}
