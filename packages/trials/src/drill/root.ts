import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const trialsRoot = fileURLToPath(new URL('../../../..', import.meta.url))
