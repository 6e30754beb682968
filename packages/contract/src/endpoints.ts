/**
 * Every call of the API, by group; an endpoint's id is its path in here. A namespace and not an object, so that
 * a bundle holds only the groups it names.
 */
export * as endpoints from './calls.ts'
