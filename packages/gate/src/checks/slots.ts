import type { VersionRefusal, Release, Running } from '../release.ts'

/**
 * A slot belongs to one remote. A part needs the slot that it is for, and a slot may go only when no part of another is
 * left in it. A part that the server draws is the same for all visitors.
 */
export function slots(candidate: Release, running: Running): VersionRefusal[] {
  const others = running.remotes.filter(({ name }) => name !== candidate.name)
  const own = slotsOf(candidate)
  const before = slotsOf(running.remotes.find(({ name }) => name === candidate.name))
  return [
    ...others.flatMap((other) =>
      own
        .filter((slot) => slotsOf(other).includes(slot))
        .map((slot) =>
          refusal(
            `${candidate.name} has a slot ${slot}, and so has ${other.name}: give it a name of its own.`,
          ),
        ),
    ),
    ...partsOf(candidate)
      .filter(({ slot }) => ![candidate, ...others].some((one) => slotsOf(one).includes(slot)))
      .map(({ id, slot }) =>
        refusal(
          `${candidate.name} has a part ${id} for the slot ${slot}, which no remote in use has: promote the remote with the slot first.`,
        ),
      ),
    ...partsOf(candidate)
      .filter(({ render, audience }) => render === 'server' && audience !== 'all')
      .map(({ id }) =>
        refusal(
          `${candidate.name} has its part ${id} drawn on the server, where nobody knows who is meant: give it the audience all, or leave it to the browser.`,
        ),
      ),
    ...others.flatMap((other) =>
      partsOf(other)
        .filter(({ slot }) => before.includes(slot) && !own.includes(slot))
        .map(({ id, slot }) =>
          refusal(
            `${candidate.name} no longer has the slot ${slot}, in which ${other.name} shows ${id}: keep it until its team has taken that out.`,
          ),
        ),
    ),
  ]
}

const slotsOf = (release?: Release): readonly string[] => release?.config?.slots ?? []
const partsOf = ({ config }: Release) => config?.parts ?? []
/** Like the menus, slots are places of one app that others fill. */
const refusal = (sentence: string): VersionRefusal => ({ check: 'menus', sentence })
