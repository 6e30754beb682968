import { spawnSync } from 'node:child_process'
import type { Step } from './steps.ts'

/**
 * Returns the files that differ from `since` (a commit, branch or tag), including new ones, without deleted
 * ones.
 */
export function changedFiles(since: string): readonly string[] {
  const lines = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' })
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`)
    return stdout.split('\n').filter(Boolean)
  }
  return [
    ...lines('diff', '--name-only', '--diff-filter=d', since),
    ...lines('ls-files', '--others', '--exclude-standard'),
  ]
}

const formatted = /\.(?:[cm]?[jt]sx?|json|md|ya?ml|css)$/
const linted = /\.(?:[cm]?[jt]s|[jt]sx)$/
const aboutComponents = /^packages\/(?:gallery|tokens|ui)\//
/** The schema and the table of transitions take their values from the contract, from wherever it has them. */
const aboutTables = /^packages\/(?:api\/(?:migrations?|src\/platform\/db)|contract\/src)\//

/**
 * Returns the step restricted to these files; undefined when none concerns it, or when it is useful only as a
 * whole.
 */
export function narrow(step: Step, files: readonly string[], since: string): Step | undefined {
  const matching = (pattern: RegExp) => files.filter((file) => pattern.test(file))
  const onFiles = (pattern: RegExp, args: readonly string[]) => {
    const chosen = matching(pattern)
    return chosen.length > 0 ? { ...step, args: [...args, ...chosen] } : undefined
  }
  switch (step.name) {
    case 'format':
      return onFiles(formatted, ['--check', '--no-error-on-unmatched-pattern'])
    case 'lint':
      return onFiles(linted, ['--type-aware', '--quiet'])
    case 'migrations':
      return matching(aboutTables).length > 0 ? step : undefined
    case 'gallery':
      return matching(aboutComponents).length > 0 ? step : undefined
    case 'unit':
      return { ...step, args: ['run', '--changed', since, '--passWithNoTests'] }
    case 'house':
    case 'types':
      return step
    default:
      return undefined
  }
}
