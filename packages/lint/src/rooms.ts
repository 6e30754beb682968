/** The rooms of the house and who may import whom: the table of the architecture, as data. */
export const rooms: Record<string, readonly string[]> = {
  'packages/contract': [],
  'packages/tokens': [],
  'packages/ui': ['packages/tokens'],
  'packages/api-client': ['packages/contract'],
  'packages/platform': ['packages/contract', 'packages/api-client'],
  'packages/doors': ['packages/contract'],
  'packages/api': ['packages/contract', 'packages/tokens', 'packages/doors'],
  'packages/stand-ins': [],
  'packages/build': ['packages/platform', 'packages/contract'],
  'packages/lint': [],
  'packages/testing': ['packages/platform', 'packages/ui', 'packages/api-client', 'packages/contract'],
  shell: [
    'packages/platform',
    'packages/ui',
    'packages/api-client',
    'packages/contract',
    'packages/tokens',
    'packages/build',
    'packages/doors',
  ],
  'mfe-public': [
    'packages/platform',
    'packages/ui',
    'packages/api-client',
    'packages/contract',
    'packages/tokens',
  ],
  'mfe-tenants': [
    'packages/platform',
    'packages/ui',
    'packages/api-client',
    'packages/contract',
    'packages/tokens',
  ],
  'mfe-owners': [
    'packages/platform',
    'packages/ui',
    'packages/api-client',
    'packages/contract',
    'packages/tokens',
  ],
  'mfe-admin': [
    'packages/platform',
    'packages/ui',
    'packages/api-client',
    'packages/contract',
    'packages/tokens',
  ],
  // The one room that enters the API: what is measured there, or broken, is its inside.
  'packages/trials': [
    'packages/contract',
    'packages/testing',
    'packages/build',
    'packages/api',
    'packages/stand-ins',
  ],
  deploy: ['packages/contract', 'packages/build'],
  e2e: ['packages/contract', 'packages/testing'],
}

/** Rooms that only configurations and tests may enter, from any room. */
export const toolRooms: readonly string[] = ['packages/build', 'packages/lint', 'packages/testing']

/** Rooms that a test of another room may enter besides, as the real other side of a wire. */
export const testRooms: Record<string, readonly string[]> = {
  'packages/api': ['packages/stand-ins', 'packages/api-client'],
  shell: ['packages/stand-ins'],
}

/** Libraries that live in one room only, so that there is one copy of their context and one place to change. */
export const libraryHomes: Record<string, readonly string[]> = {
  '@chakra-ui/react': ['packages/ui'],
  'react-router-dom': ['packages/platform', 'shell/src/app'],
  'react-intl': ['packages/platform', 'shell/src/app'],
  jotai: ['packages/platform', 'shell/src/app'],
  ky: ['packages/api-client'],
  firebase: ['shell/src/session'],
  // The stand-in takes the SDK's types alone: there it is no more than a development dependency.
  stripe: [
    'packages/api/src/modules/payments',
    'packages/stand-ins/src/payments',
    'packages/trials/src/storm',
  ],
  '@tanstack/react-query': ['packages/platform', 'packages/api-client', 'shell/src/app', 'packages/testing'],
}
