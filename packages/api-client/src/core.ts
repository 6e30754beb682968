/**
 * The part that exists once on a page: the configuration by the host, and the calls that use it.
 * Resources import it by its public name, so that a bundle can share the host's and contain only the
 * resources it uses.
 */
export { announceCalls, call, prepareCalls } from './call/call.ts'
export type { Answer, CallInput } from './call/types.ts'
export { configureApi, type ApiConfiguration } from './configure.ts'
export { ApiError, isApiError } from './errors/api-error.ts'
export { ContractError, isContractError } from './errors/contract-error.ts'
export { isNetworkError, NetworkError, type NetworkFailure } from './errors/network-error.ts'
