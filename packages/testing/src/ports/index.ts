export { findFreePorts } from './find-free-ports.ts'
export { freePort } from './free-port.ts'
