interface Exception {
  /** Why files may export the same name here. */
  because: string
  files: RegExp
  names?: RegExp
}

/** Exports that are called the same on purpose. */
const exceptions: readonly Exception[] = [
  {
    because: 'A route reads these names of the file of its screen.',
    files: /^(mfe-[\w-]+\/src\/screens|shell\/src\/(dialogs|offline))\//,
    names: /^(Screen|head|prefetch|ownTexts|titleAtOnce|showsAtOnce)$/,
  },
  {
    because: 'A slot reads this name of the file of its part.',
    files: /^mfe-[\w-]+\/src\/offered\//,
    names: /^Part$/,
  },
  {
    because: 'A resource has one name: its endpoints, its table, its samples and the queries of its screens.',
    files: /^packages\/(api-client\/src\/resources|api\/src\/(platform\/db\/schema|seed\/data))\//,
  },
  {
    because: 'A shape with our names is called like that of the wire format from which it is mapped.',
    files: /^packages\/api-client\/src\/wire\//,
  },
  {
    because: 'A drawing is called by what it shows, and a group of examples by what it explains.',
    files: /^packages\/(ui\/src\/icons\/drawn|tokens\/src\/illustrations|gallery\/src\/examples)\//,
  },
  {
    because: 'The storm replaces a module by a naive one, which is found by the names of what it replaces.',
    files: /^packages\/trials\/src\/storm\/naive\//,
  },
]

/** Tells whether another file may export the name, too. */
export const isExceptedName = (path: string, name: string): boolean =>
  exceptions.some(({ files, names }) => files.test(path) && (names?.test(name) ?? true))
