import type { VersionRefusal, Release, Running } from '../release.ts'
import { compatible } from '@metrolibre/contract'
import { wireBreaks } from '../wire/compare.ts'

const shown = 3

/** The API that runs must understand what the version sends, and answer as the version expects. */
export function againstTheApi({ name, facts }: Release, { wire }: Running): VersionRefusal[] {
  const breaks = facts ? wireBreaks(facts.wire, wire) : []
  if (breaks.length === 0) return []
  const listed = breaks.slice(0, shown).map(({ operation, reason }) => `${operation}: ${reason}`)
  const more = breaks.length > shown ? `, and ${breaks.length - shown} more` : ''
  return [
    {
      check: 'contract',
      sentence: `${name} does not fit the API that runs (${listed.join('; ')}${more}): build it with the API's contract, or release the API first.`,
    },
  ]
}

/** A remote and the shell around it must be built against neighbouring versions of the contract. */
export function betweenVersions(candidate: Release, { shell, remotes }: Running): VersionRefusal[] {
  const pairs = candidate.config
    ? shell && [{ remote: candidate, host: shell }]
    : remotes.map((remote) => ({ remote, host: candidate }))
  return (pairs ?? [])
    .filter(({ remote, host }) => !compatible(remote.contractVersion, host.contractVersion))
    .map(({ remote, host }) => ({
      check: 'contract',
      sentence: `${remote.name} ${remote.version} has contract ${remote.contractVersion} and the shell ${host.contractVersion}, which do not go together: build ${remote.name} with the shell's contract.`,
    }))
}
