import { isRemote, remoteOf } from './remotes.ts'
import { rooms } from './rooms.ts'

const folders = ['shell', 'packages', 'e2e', 'deploy']
const files = [
  'package.json',
  'pnpm-workspace.yaml',
  'pnpm-lock.yaml',
  'README.md',
  'tsconfig.json',
  'tsconfig.base.json',
  'vitest.config.ts',
]

/**
 * Checks that the top level of the repository contains nothing new; configuration that starts with a dot is
 * free.
 */
export function checkLayout(paths: readonly string[]): string[] {
  const names = new Set(paths.map((path) => path.split('/')[0] ?? ''))
  return [...names]
    .filter((name) => ![...folders, ...files].includes(name) && !name.startsWith('.') && !isRemote(name))
    .map((name) => `${name} does not belong in the root folder.`)
}

/** Checks that every package, and every folder `edge`, has a README that says what it is. */
export const checkReadmes = (paths: readonly string[]): string[] => {
  const known = new Set(paths)
  const without = (folders: readonly string[]) =>
    folders.filter((folder) => !known.has(`${folder}/README.md`))
  const edges = paths.flatMap((path) => /^(.*\/edge)\/[^/]+$/.exec(path)?.[1] ?? [])
  return [
    ...without([...Object.keys(rooms), ...new Set(paths.flatMap((path) => remoteOf(path) ?? []))]).map(
      (room) =>
        `${room} has no README.md, which says what the package is, what it may import and what is worth knowing.`,
    ),
    ...without([...new Set(edges)]).map(
      (edge) =>
        `${edge} has no README.md, which says why it depends on internals, how an upgrade shows and when it can go.`,
    ),
  ]
}
