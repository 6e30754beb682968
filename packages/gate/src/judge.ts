import { againstTheApi, betweenVersions } from './checks/contract.ts'
import { sharedNames } from './checks/exports.ts'
import { collisions, hostPaths, wildcards } from './checks/names.ts'
import { sizeFindings } from './checks/size.ts'
import { slots } from './checks/slots.ts'
import type { VersionRefusal, Release, Running } from './release.ts'

const styles = ({ name, facts }: Release): VersionRefusal[] =>
  facts && facts.looseSelectors.length > 0
    ? [
        {
          check: 'styles',
          sentence: `The styles of ${name} reach elements of others (${facts.looseSelectors.slice(0, 3).join(', ')}): put them below [data-remote='${name}'].`,
        },
      ]
    : []

const known = ({ name, facts }: Release): VersionRefusal[] =>
  facts
    ? []
    : [
        {
          check: 'facts',
          sentence: `${name} was built by an older build, which wrote down too little: build it again.`,
        },
      ]

/**
 * Returns what of a version would take something from others, wherever it is shown: also somebody who only looks at a
 * version that does not fit yet keeps the pages, the stored data and the looks of all other apps.
 */
export const judgeSafety = (candidate: Release, running: Running): VersionRefusal[] => [
  ...known(candidate),
  ...hostPaths(candidate),
  ...wildcards(candidate),
  ...collisions(candidate, running),
  ...(candidate.config ? styles(candidate) : []),
]

/**
 * Returns why a version may not become the one that visitors get, alongside what runs now; empty when it may.
 * Reads only its arguments.
 */
export const judge = (candidate: Release, running: Running): VersionRefusal[] => [
  ...known(candidate),
  ...againstTheApi(candidate, running),
  ...betweenVersions(candidate, running),
  ...sharedNames(candidate, running),
  ...hostPaths(candidate),
  ...wildcards(candidate),
  ...collisions(candidate, running),
  ...slots(candidate, running),
  ...(candidate.config ? [...styles(candidate), ...sizeFindings(candidate)] : []),
]
