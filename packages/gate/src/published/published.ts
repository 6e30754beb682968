import { readFile, writeFile } from 'node:fs/promises'
import { CONTRACT_VERSION } from '@metrolibre/contract'
import { changeLevel, raised } from '../wire/compare.ts'
import { wireOf, type Wire } from '../wire/wire.ts'

/** A contract as it was when its packages were published for the last time. */
export interface Published {
  version: string
  wire: Wire
}

const file = new URL('../../published.json', import.meta.url)
const versionFile = new URL('../../../contract/src/version.ts', import.meta.url)

export const readPublished = async (): Promise<Published> =>
  JSON.parse(await readFile(file, 'utf8')) as Published

/** Writes down the contract as it is now, as the one that is published. */
export const writePublished = (): Promise<void> =>
  writeFile(file, `${JSON.stringify({ version: CONTRACT_VERSION, wire: wireOf() } satisfies Published)}\n`)

/** Returns the lowest version that a contract may have, after all that changed since it was published. */
export const lowestVersion = ({ version, wire }: Published, current: Wire): string =>
  raised(version, changeLevel(wire, current))

/** Whether one version is at least another; both are `major.minor.patch`. */
export function isAtLeast(version: string, lowest: string): boolean {
  const [own, least] = [version, lowest].map((text) => text.split('.').map(Number))
  const index = own!.findIndex((number, at) => number !== least![at])
  return index === -1 || own![index]! > least![index]!
}

/** Raises the version of the contract as far as its changes ask for. Returns the version. */
export async function raiseVersion(): Promise<string> {
  const lowest = lowestVersion(await readPublished(), wireOf())
  if (isAtLeast(CONTRACT_VERSION, lowest)) return CONTRACT_VERSION
  const text = await readFile(versionFile, 'utf8')
  await writeFile(versionFile, text.replace(`'${CONTRACT_VERSION}'`, `'${lowest}'`))
  return lowest
}
