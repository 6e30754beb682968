/**
 * The part that exists once per page: the configuration the host sets and the calls that go through it. The
 * resources import it by its public name, so that a bundle can take it from the host and carry only the
 * resources it uses.
 */
export { announceCalls, call, prepareCalls } from './call/call.ts'
export type { Answer, CallInput } from './call/types.ts'
export { configureApi, type ApiConfiguration } from './configure.ts'
export { ApiError, isApiError } from './errors/api-error.ts'
export { ContractError, isContractError } from './errors/contract-error.ts'
export { isNetworkError, NetworkError, type NetworkFailure } from './errors/network-error.ts'
