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

/** `mfe-cats` may offer `cats.below`. */
const slotOf = (remote: string): string => `${remote.replace(/^mfe-/, '')}.below`

const readme = (remote: string): string => `# ${remote}

Pages of Metrolibre that are built, tested and released from this repository. Node 24 or newer is needed.

\`\`\`sh
npm install
npx metrolibre-dev ${remote} --shell https://the-site.example   # the site with these pages from source, with hot reload
npm test                                          # types and tests
\`\`\`

\`remote.config.ts\` declares the pages and links, \`src/remote.tsx\` loads their screens, \`locales/\` has every text in both
languages. \`npx metrolibre-new screen ${remote} <id> <path> <title in Spanish> <title in English>\` adds a page.

The packages \`@metrolibre/*\` have one version. What changed in it is in \`node_modules/@metrolibre/<package>/CHANGELOG.md\`:
of \`platform\`, \`ui\` and \`api-client\` for what pages import, of \`build\` and \`testing\` for the commands and tests.

## Parts in pages of others

A page may have slots, and a remote may show parts in the slots of others, such as \`property.beside-price\` of the page of a
property. \`/admin/releases\` lists the slots of the site.

1. \`remote.config.ts\`: \`parts: [{ id: 'note', slot: 'property.beside-price', audience: 'all', render: 'server' }]\`. With
   \`render: 'server'\` it is part of the HTML, which only a part for \`all\` can be; else the browser loads it after the page.
2. \`src/remote.tsx\`: \`parts: { note: () => import('./offered/note/note.tsx') }\`.
3. \`src/offered/note/note.tsx\` exports \`Part\`, a component that gets what the slot tells:

   \`\`\`tsx
   export function Part({ given: { property = '' } }: { given: Given }) {
     return (
       <WithTexts texts={noteTexts}>
         <FormattedMessage id="${remote}.note.title" />
       </WithTexts>
     )
   }
   \`\`\`

   \`Given\` and \`FormattedMessage\` are from \`@metrolibre/platform\`, \`WithTexts\` and \`definePageTexts\` from
   \`@metrolibre/platform/texts\`. With \`useSuspenseQuery\` it can wait for data, for a part of the page's deadline.

4. \`src/offered/note/texts.ts\` loads its texts, which are not those of the pages. Their ids are added in
   \`src/message-ids.d.ts\`, as those of \`locales/es.json\` are:

   \`\`\`ts
   export const noteTexts = definePageTexts({
     es: () => import('./locales/es.json'),
     en: () => import('./locales/en.json'),
   })
   \`\`\`

When a part fails or is late, the page stays as it is without it. A remote offers a slot of its own with
\`slots: ['${slotOf(remote)}']\` in \`remote.config.ts\` and \`<Slot name="${slotOf(remote)}" given={{}} />\` in a screen.

## Releasing

\`RELEASES_URL\` is the address of the site and \`RELEASES_TOKEN\` the token of your team, which those who run the site make.

\`\`\`sh
npx metrolibre-release build ${remote}     # builds a version here
npx metrolibre-release check ${remote}     # checks whether it fits what runs
npx metrolibre-release preview ${remote}   # makes a link that shows it to its holder alone
npx metrolibre-release canary ${remote}    # gives it to some visitors; it grows or goes back by itself
npx metrolibre-release promote ${remote}   # checks it and puts it into use
npx metrolibre-release rollback ${remote}  # goes back to the version before
npx metrolibre-release list ${remote}      # lists the versions, and how a canary fares
\`\`\`
`
