import type { VersionRefusal, Release, Running } from '../release.ts'

/** Every name that a remote takes from a shared package must be given by the shell around it. */
export function sharedNames(candidate: Release, { shell, remotes }: Running): VersionRefusal[] {
  if (!candidate.config) return remotes.flatMap((remote) => missingIn(candidate, remote))
  return shell ? missingIn(shell, candidate) : []
}

function missingIn(shell: Release, remote: Release): VersionRefusal[] {
  if (!shell.facts || !remote.facts) return []
  const given = shell.facts.shared
  return Object.entries(remote.facts.shared).flatMap(([from, names]) => {
    const missing = names.filter((name) => !given[from]?.includes(name))
    if (missing.length === 0) return []
    return [
      {
        check: 'exports' as const,
        sentence: `${remote.name} ${remote.version} takes ${missing.join(', ')} from ${from}, which shell ${shell.version} does not give: release a shell that gives it first, or build ${remote.name} with the packages of that shell.`,
      },
    ]
  })
}
