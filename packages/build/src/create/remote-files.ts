/** Returns the files of a remote without pages, by their path in its repository. */
export const remoteFiles = (remote: string): Readonly<Record<string, string>> => ({
  [`${remote}/remote.config.ts`]: `import { CONTRACT_VERSION } from '@metrolibre/contract'
import { defineRemoteConfig } from '@metrolibre/platform/remote-config'

/** Anybody may open the pages, and their first view is rendered on the server. */
const page = { guard: 'public', render: 'server' } as const

export default defineRemoteConfig({
  name: '${remote}',
  contractVersion: CONTRACT_VERSION,
  locales: ['es', 'en'],
  routes: [],
  nav: [],
  needs: [],
})
`,
  [`${remote}/src/remote.tsx`]: `import { defineRemote } from '@metrolibre/platform'
import { routeFrom } from '@metrolibre/platform/remote-config'
import config from '../remote.config.ts'

export default defineRemote({
  config,
  messages: {
    es: () => import('../locales/es.json'),
    en: () => import('../locales/en.json'),
  },
  routes: {},
})
`,
  [`${remote}/src/message-ids.d.ts`]: `import type es from '../locales/es.json'

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof typeof es
    }
  }
}
`,
  [`${remote}/locales/es.json`]: '{}\n',
  [`${remote}/locales/en.json`]: '{}\n',
  [`${remote}/tsconfig.json`]: `${JSON.stringify(compilerOptions, null, 2)}\n`,
})

const compilerOptions = {
  compilerOptions: {
    target: 'ES2024',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    module: 'ESNext',
    moduleResolution: 'Bundler',
    strict: true,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
    erasableSyntaxOnly: true,
    allowImportingTsExtensions: true,
    isolatedModules: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['**/*.ts', '**/*.tsx', '**/*.json'],
  exclude: ['tsconfig.json'],
}
