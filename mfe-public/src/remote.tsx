import { defineRemote } from '@metrolibre/platform'
import config from '../remote.config.ts'
import { homeHead } from './screens/home/head.ts'
import { prefetchHome } from './screens/home/prefetch.ts'
import { verifyHead } from './screens/verify/head.ts'

export default defineRemote({
  config,
  messages: {
    es: () => import('../locales/es.json'),
    en: () => import('../locales/en.json'),
  },
  routes: {
    home: {
      screen: () => import('./screens/home/screen.tsx'),
      prefetch: prefetchHome,
      head: homeHead,
    },
    verify: { screen: () => import('./screens/verify/screen.tsx'), head: verifyHead },
  },
})
