import { properties, publications, team, testimonials } from '@metrolibre/api-client'
import { defineRemote } from '@metrolibre/platform'
import config from '../remote.config.ts'
import { homeHead } from './screens/home/head.ts'
import { prefetchHome } from './screens/home/prefetch.ts'
import { howTexts } from './screens/how-it-works/texts.ts'
import { postsTexts } from './screens/posts/texts.ts'
import { privacyTexts } from './screens/privacy/texts.ts'
import { questionsTexts } from './screens/questions/texts.ts'
import { teamTexts } from './screens/team/texts.ts'
import { termsTexts } from './screens/terms/texts.ts'
import { trustTexts } from './screens/trust/texts.ts'
import { verifyHead } from './screens/verify/head.ts'
import { whatTexts } from './screens/what-we-do/texts.ts'
import { workTexts } from './screens/jobs/texts.ts'
import { pageHead } from './texts/page-head.ts'
import { withData } from './texts/with-data.ts'

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
    questions: {
      screen: () => import('./screens/questions/screen.tsx'),
      prefetch: withData(questionsTexts),
      head: pageHead('questions'),
    },
    terms: {
      screen: () => import('./screens/terms/screen.tsx'),
      prefetch: withData(termsTexts),
      head: pageHead('terms'),
    },
    'what-we-do': {
      screen: () => import('./screens/what-we-do/screen.tsx'),
      prefetch: withData(whatTexts, (client) => client.prefetchQuery(properties.search({}))),
      head: pageHead('what'),
    },
    team: {
      screen: () => import('./screens/team/screen.tsx'),
      prefetch: withData(teamTexts, (client) => client.prefetchQuery(team.all({ asAdmin: false }))),
      head: pageHead('team'),
    },
    workwithus: {
      screen: () => import('./screens/jobs/screen.tsx'),
      prefetch: withData(workTexts),
      head: pageHead('work'),
    },
    'how-it-works': {
      screen: () => import('./screens/how-it-works/screen.tsx'),
      prefetch: withData(howTexts, (client) => client.prefetchQuery(testimonials.all())),
      head: pageHead('how'),
    },
    privacy: {
      screen: () => import('./screens/privacy/screen.tsx'),
      prefetch: withData(privacyTexts),
      head: pageHead('privacy'),
    },
    'trust-us': {
      screen: () => import('./screens/trust/screen.tsx'),
      prefetch: withData(trustTexts, (client) => client.prefetchQuery(testimonials.all())),
      head: pageHead('trust'),
    },
    posts: {
      screen: () => import('./screens/posts/screen.tsx'),
      prefetch: withData(postsTexts, (client) => client.prefetchQuery(publications.verified())),
      head: pageHead('posts'),
    },
  },
})
