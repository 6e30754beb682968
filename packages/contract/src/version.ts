/**
 * The version of this contract that a remote was built against. The shell loads a remote with the same major
 * number; minor numbers may differ by one in either direction.
 */
export const CONTRACT_VERSION = '2.2.0'
