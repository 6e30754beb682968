import type { Drill, Finding, TrialPlace } from './drill.ts'

/**
 * Runs drills, all or those named in `only`, and prints what each finds. Returns how many expectations were not met.
 * @throws Error when `only` names a drill that does not exist
 */
export async function runDrills(
  drills: Readonly<Record<string, Drill>>,
  place: TrialPlace,
  only = Object.keys(drills).join(),
): Promise<number> {
  let broken = 0
  for (const name of chosen(drills, only)) {
    console.log(`\n${name}`)
    for (const finding of await drills[name]!(place)) {
      console.log(`  ${mark(finding).padEnd(9)} ${finding.what}: ${finding.seen}`)
      if (finding.held === false) broken += 1
    }
  }
  console.log(broken === 0 ? '\nAll checks passed.' : `\n${broken} checks failed.`)
  return broken
}

/** Returns the names in a list. @throws Error when one is no drill */
export function chosen(drills: Readonly<Record<string, Drill>>, only: string): string[] {
  const names = only.split(',')
  const unknown = names.filter((name) => !Object.hasOwn(drills, name))
  if (unknown.length > 0)
    throw new Error(
      `There is no drill ${unknown.join(', ')}. The drills are: ${Object.keys(drills).join(', ')}.`,
    )
  return names
}

const mark = ({ held }: Finding) => (held === null ? 'measured' : held ? 'passed' : 'FAILED')
