import { defineRemote } from '@metrolibre/platform'
import { routeFrom } from '@metrolibre/platform/remote-config'
import config from '../remote.config.ts'

export default defineRemote({
  config,
  messages: {
    es: () => import('../locales/es.json'),
    en: () => import('../locales/en.json'),
    'es-PE': () => import('../locales/es-PE.json'),
  },
  routes: {
    home: routeFrom(() => import('./screens/home/screen.tsx')),
    verify: routeFrom(() => import('./screens/verify/screen.tsx')),
    questions: routeFrom(() => import('./screens/questions/screen.tsx')),
    terms: routeFrom(() => import('./screens/terms/screen.tsx')),
    'what-we-do': routeFrom(() => import('./screens/what-we-do/screen.tsx')),
    team: routeFrom(() => import('./screens/team/screen.tsx')),
    workwithus: routeFrom(() => import('./screens/jobs/screen.tsx')),
    opening: routeFrom(() => import('./screens/opening/screen.tsx')),
    'how-it-works': routeFrom(() => import('./screens/how-it-works/screen.tsx')),
    privacy: routeFrom(() => import('./screens/privacy/screen.tsx')),
    'trust-us': routeFrom(() => import('./screens/trust/screen.tsx')),
    posts: routeFrom(() => import('./screens/posts/screen.tsx')),
    'post-new': routeFrom(() => import('./screens/post-new/screen.tsx')),
    post: routeFrom(() => import('./screens/post/screen.tsx')),
    'post-edit': routeFrom(() => import('./screens/post-edit/screen.tsx')),
  },
})
