export { openBrowser, unhydrated } from './hydrates.ts'
export { publicAddresses, unrendered } from './renders.ts'
