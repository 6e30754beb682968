import type { Versions } from '../published/versions.ts'

/** What a remote imports when it runs in a page; the rest of our packages builds and tests it. */
const inPages = new Set([
  '@metrolibre/api-client',
  '@metrolibre/contract',
  '@metrolibre/platform',
  '@metrolibre/tokens',
  '@metrolibre/ui',
  'react',
  'react-dom',
])

/** Returns the files around a remote in a repository of its own. `packages` says where each of ours comes from. */
export function projectFiles(
  remote: string,
  { ours, libraries }: Versions,
): Readonly<Record<string, string>> {
  const all = Object.entries({ ...ours, ...libraries }).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const manifest = {
    name: remote,
    private: true,
    type: 'module',
    scripts: {
      dev: `metrolibre-dev ${remote}`,
      test: 'tsc -b && vitest run',
    },
    dependencies: Object.fromEntries(all.filter(([name]) => inPages.has(name))),
    devDependencies: Object.fromEntries(all.filter(([name]) => !inPages.has(name))),
    // Each of our packages is there once, also for those of ours that use it.
    overrides: Object.fromEntries(Object.keys(ours).map((name) => [name, `$${name}`])),
    engines: { node: '>=24' },
  }
  return {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'tsconfig.json': `${JSON.stringify({ files: [], references: [{ path: `./${remote}` }] }, null, 2)}\n`,
    'vitest.config.ts': `import { screenTests } from '@metrolibre/testing/vitest'

export default screenTests
`,
    '.gitignore': 'node_modules/\n.data/\n*.tsbuildinfo\n',
    'README.md': readme(remote),
  }
}

const readme = (remote: string): string => `# ${remote}

Pages of Metrolibre that are built, tested and released from this repository. Node 24 or newer is needed.

\`\`\`sh
npm install
npx metrolibre-dev ${remote} --shell https://the-site.example   # the site with these pages from source, with hot reload
npm test                                          # types and tests
\`\`\`

\`remote.config.ts\` declares the pages and links, \`src/remote.tsx\` loads their screens, \`locales/\` has every text in both
languages. \`npx metrolibre-new screen ${remote} <id> <path> <title in Spanish> <title in English>\` adds a page.

## Releasing

\`RELEASES_URL\` is the address of the site and \`RELEASES_TOKEN\` the token of your team.

\`\`\`sh
npx metrolibre-release build ${remote}     # builds a version here
npx metrolibre-release check ${remote}     # checks whether it fits what runs
npx metrolibre-release preview ${remote}   # makes a link that shows it to its holder alone
npx metrolibre-release canary ${remote}    # gives it to some visitors; it grows or goes back by itself
npx metrolibre-release promote ${remote}   # puts it into use
npx metrolibre-release rollback ${remote}  # goes back to the version before
\`\`\`
`
