/** What draws screens: all that a remote may import, whatever its name is. */
export const forScreens: readonly string[] = [
  'packages/platform',
  'packages/ui',
  'packages/api-client',
  'packages/contract',
  'packages/tokens',
]

/** The packages but the remotes, and what each may import: the table of the architecture as data. */
export const rooms: Record<string, readonly string[]> = {
  'packages/contract': [],
  'packages/tokens': [],
  // Of the pictures only what reads their heads, which needs nothing of a server.
  'packages/ui': ['packages/tokens', 'packages/pictures'],
  'packages/api-client': ['packages/contract'],
  'packages/platform': ['packages/contract', 'packages/api-client'],
  'packages/doors': ['packages/contract'],
  'packages/gate': ['packages/contract'],
  'packages/tracing': [],
  'packages/pictures': [],
  'packages/api': [
    'packages/contract',
    'packages/tokens',
    'packages/doors',
    'packages/gate',
    'packages/pictures',
    'packages/tracing',
  ],
  'packages/stand-ins': [],
  // Nothing imports it: it shows the components, and is served by packages/build.
  'packages/gallery': ['packages/ui', 'packages/tokens', 'packages/platform'],
  'packages/build': [
    'packages/platform',
    'packages/api-client',
    'packages/contract',
    'packages/doors',
    'packages/gate',
    'packages/testing',
  ],
  'packages/lint': [],
  'packages/testing': ['packages/platform', 'packages/ui', 'packages/api-client', 'packages/contract'],
  shell: [...forScreens, 'packages/build', 'packages/doors', 'packages/pictures', 'packages/tracing'],
  // The only package that may import the API, because it measures and breaks the API's internals.
  'packages/trials': [
    'packages/contract',
    'packages/testing',
    'packages/build',
    'packages/api',
    'packages/pictures',
    'packages/stand-ins',
  ],
  deploy: ['packages/contract', 'packages/build', 'packages/stand-ins'],
  e2e: ['packages/contract', 'packages/testing'],
}

/** The folders and files of a remote's `src` from top to bottom: each may import those below it. */
export const remoteFloors: readonly string[] = [
  'remote.tsx',
  'screens',
  // Parts for the slots in pages of other remotes.
  'offered',
  // The fields of the steps of a listing, which several screens put together alike from features.
  'listing-fields',
  'features',
  // What the pages of admins about properties share.
  'properties',
  // The pattern that all lists of the administration share, and the layout of its pages.
  'list',
  'page',
  // What several features need: of an owner's pages, of the property that a page is about, of a listing, of posts.
  'panel',
  'property',
  'listing',
  'community',
  // Parts and words that belong to none of the above.
  'photos',
  'parts',
  'words',
  'texts',
  // What a browser offers, and the addresses of the remote's pages.
  'browser',
  'paths.ts',
]

/** Packages that only configuration files and tests may import, in any package. */
export const toolRooms: readonly string[] = ['packages/build', 'packages/lint', 'packages/testing']

/** Packages that the tests of another package may also import, as the real other side of a connection. */
export const testRooms: Record<string, readonly string[]> = {
  'packages/api': ['packages/stand-ins', 'packages/api-client'],
  shell: ['packages/stand-ins'],
}

/**
 * Libraries that only one package may import, so that their contexts exist once and there is one place to
 * change.
 */
export const libraryHomes: Record<string, readonly string[]> = {
  '@chakra-ui/react': ['packages/ui'],
  '@emotion': ['packages/ui'],
  'react-router-dom': ['packages/platform', 'shell/src/app'],
  'react-intl': ['packages/platform', 'shell/src/app'],
  jotai: ['packages/platform', 'shell/src/app'],
  ky: ['packages/api-client'],
  firebase: ['shell/src/session'],
  '@firebase': ['shell/src/session'],
  // The stand-in uses only types of the SDK, which is a development dependency there.
  stripe: [
    'packages/api/src/modules/payments',
    'packages/stand-ins/src/payments',
    'packages/trials/src/storm',
  ],
  '@tanstack/react-query': ['packages/platform', 'packages/api-client', 'shell/src/app', 'packages/testing'],
}
