export { loadTexts } from './load-texts.ts'
export { definePageTexts, type PageTexts } from './page-texts.ts'
export { WithTexts } from './with-texts.tsx'
export { WordsOf } from './words-of.tsx'
