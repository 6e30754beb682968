export { findChromium } from './find-chromium.ts'
export { chromiumArgs, launchChromium } from './launch.ts'
