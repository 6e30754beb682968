/** How many numbers each command of a path takes. */
const lengths: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }
const token = /[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g

type Point = readonly [x: number, y: number]

interface Step {
  kind: string
  /** Radii, turn and flags of an arc. */
  arc: number[]
  /** Where its curve is drawn to, and what it ends at, from the corner of the grid. */
  points: Point[]
}

/** Reads a path as single steps. Numbers that follow a step without a letter belong to one more of its kind. */
function stepsOf(path: string): Step[] {
  const tokens = path.match(token) ?? []
  const steps: Step[] = []
  let command = ''
  let [here, start]: Point[] = [
    [0, 0],
    [0, 0],
  ]
  for (let at = 0; at < tokens.length;) {
    if (/[a-zA-Z]/.test(tokens[at]!)) command = tokens[at++]!
    else if (command === 'M') command = 'L'
    else if (command === 'm') command = 'l'
    const kind = command.toUpperCase()
    const length = lengths[kind]!
    const numbers = tokens.slice(at, at + length).map(Number)
    at += length
    const [x, y] = command === kind ? [0, 0] : here!
    const arc = kind === 'A' ? numbers.splice(0, 5) : []
    const points: Point[] =
      kind === 'Z'
        ? [start!]
        : kind === 'H'
          ? [[x + numbers[0]!, here![1]]]
          : kind === 'V'
            ? [[here![0], y + numbers[0]!]]
            : numbers.flatMap((value, index) =>
                index % 2 === 0 ? [[x + value, y + numbers[index + 1]!] as const] : [],
              )
    here = points.at(-1)!
    if (kind === 'M') start = here
    steps.push({ kind, arc, points })
  }
  return steps
}

/** Whether an arc is nearly half of a large circle, whose depth depends much on how far its ends are apart. */
const isDelicate = ({ kind, arc: [radius = 0] }: Step, from: Point, [x, y]: Point): boolean =>
  kind === 'A' && radius > 20 && Math.hypot(x - from[0], y - from[1]) > 1.7 * radius

/** Writes numbers with no more between them than keeps them apart. */
const write = (numbers: readonly number[]): string =>
  numbers.map((number, index) => (index === 0 || number < 0 ? `${number}` : ` ${number}`)).join('')

/**
 * Returns a path with its points on whole units of the grid of 256: at 64 px, an eighth of a pixel away from where they
 * were. Every page and every remote contains paths, which take half as many bytes again otherwise. Each point is rounded
 * by itself, so that the differences do not add up.
 */
export function shortPath(path: string): string {
  const steps = stepsOf(path)
  const endOf = (index: number): Point => steps[index]?.points.at(-1) ?? [0, 0]
  const delicate = steps.map((step, index) => isDelicate(step, endOf(index - 1), endOf(index)))
  const tenths = (value: number) => Math.round(value * 10) / 10
  let here: Point = [0, 0]
  let start: Point = [0, 0]
  let last = ''
  let short = ''
  for (const [index, { kind, arc, points }] of steps.entries()) {
    const round = delicate[index] || delicate[index + 1] ? tenths : Math.round
    const placed = kind === 'Z' ? [start] : points.map(([x, y]): Point => [round(x), round(y)])
    const [fromX, fromY] = here
    const written = placed.flatMap(([x, y]) => [tenths(x - fromX), tenths(y - fromY)])
    const own = kind === 'Z' ? [] : kind === 'H' ? [written[0]!] : kind === 'V' ? [written[1]!] : written
    const text = write([...arc.map(delicate[index] ? tenths : Math.round), ...own])
    const letter = kind.toLowerCase()
    const goesOn = letter === last && letter !== 'm' && letter !== 'z'
    short += goesOn ? (text.startsWith('-') ? text : ` ${text}`) : letter + text
    last = letter
    here = kind === 'H' ? [placed[0]![0], fromY] : kind === 'V' ? [fromX, placed[0]![1]] : placed.at(-1)!
    if (kind === 'M') start = here
  }
  return short
}
