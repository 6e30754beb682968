export { findChromium } from './find-chromium.ts'
export { openHangingProxy, type HangingProxy } from './hanging-proxy.ts'
export { chromiumArgs, launchChromium } from './launch.ts'
