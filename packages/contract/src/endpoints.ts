/**
 * Every endpoint of the API by group. Its id is its path in here. This is a namespace and not an object, so
 * that a bundle contains only the groups that it uses.
 */
export * as endpoints from './calls.ts'
