import { payoutDays, usualCommission } from '@metrolibre/contract'
import type { HeadContext } from '@metrolibre/platform'
import { createPageIntl } from '@metrolibre/platform/host'
import { expect, test } from 'vitest'
import { questionGroups } from '../../features/faq/questions.ts'
import { head } from './head.ts'
import { questionsTexts } from './texts.ts'

test('contains every question with its answer for search engines, in the language of the page', async () => {
  const { default: messages } = await import('../../../locales/en.json')
  await questionsTexts.load('en')
  const url = new URL('https://metrolibre.example/preguntas')
  const said = head({ intl: createPageIntl('en', messages), locale: 'en', url } as HeadContext)
  const [faq, trail] = said.jsonLd as [Record<string, unknown>, Record<string, unknown>]
  expect(faq).toMatchObject({ '@type': 'FAQPage', url: 'https://metrolibre.example/en/preguntas' })
  const asked = faq['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[]
  expect(asked).toHaveLength(questionGroups.flatMap(({ questions }) => questions).length)
  for (const { name, acceptedAnswer } of asked)
    expect(`${name} ${acceptedAnswer.text}`).toMatch(/^(?!.*mfe-public).{30,}/)
  const answerTo = (question: string) => asked.find(({ name }) => name === question)?.acceptedAnswer.text
  expect(answerTo('How much is the commission?')).toContain(`Usually ${usualCommission}%`)
  expect(answerTo('When am I paid?')).toContain(`within ${payoutDays} working days`)
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList' })
})
