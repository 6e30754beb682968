import { readdirSync, readFileSync } from 'node:fs'

export const processorParts = ['composer', 'API', 'database'] as const
export type ProcessorPart = (typeof processorParts)[number]

/** Seconds of processor time that each part has used. */
export type Used = Readonly<Record<ProcessorPart, number>>

/** Ticks of the kernel's clock per second, on every Linux that Node runs on. */
const ticks = 100

interface Process {
  readonly pid: number
  readonly parent: number
  readonly command: string
  readonly seconds: number
}

function readProcess(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    // What follows the name, which may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // Its own time, and that of children that have ended.
    const spent = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0)
    return { pid, parent: Number(fields[1]), command, seconds: spent / ticks }
  } catch {
    return undefined
  }
}

const partOf = ({ command }: Process): ProcessorPart | undefined => {
  if (command.includes('shell/server/main.ts')) return 'composer'
  if (command.includes('packages/api/src/server.ts')) return 'API'
  return /postgres(:| .*-D )/.test(command) ? 'database' : undefined
}

/** Adds up what the processes that a process started have used, with those that they started. */
export function readUsed(starter: number): Used {
  const all = readdirSync('/proc').flatMap((name) =>
    /^\d+$/.test(name) ? (readProcess(Number(name)) ?? []) : [],
  )
  const used = { composer: 0, API: 0, database: 0 }
  const ours = new Set([starter])
  // A child may have a lower number than its parent.
  for (let size = 0; size !== ours.size;) {
    size = ours.size
    for (const { pid, parent } of all) if (ours.has(parent)) ours.add(pid)
  }
  for (const each of all) {
    const part = ours.has(each.pid) ? partOf(each) : undefined
    if (part) used[part] += each.seconds
  }
  return used
}
