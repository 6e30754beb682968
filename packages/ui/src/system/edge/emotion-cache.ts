export { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react'
