import type { TriedLibrary } from './library.ts'

/** Libraries that hold state and data. */
export const state: readonly TriedLibrary[] = [
  {
    name: 'zustand',
    packages: ['zustand'],
    screen: `import { create } from 'zustand'
const useCount = create((set) => ({ count: 0, add: () => set((state) => ({ count: state.count + 1 })) }))
export function Screen() {
  const { count, add } = useCount()
  return <button onClick={add}>{'count ' + count}</button>
}`,
    shows: 'count 0',
    reacts: 'count 1',
  },
  {
    name: 'immer-and-date-fns',
    packages: ['immer', 'date-fns'],
    screen: `import { addDays, format } from 'date-fns'
import { es } from 'date-fns/locale'
import { produce } from 'immer'
import { useState } from 'react'
export function Screen() {
  const [stay, setStay] = useState({ from: new Date(2026, 0, 1), nights: 1 })
  const longer = () => setStay(produce((draft) => void draft.nights++))
  return (
    <>
      <button onClick={longer}>Stay longer</button>
      <p>Until {format(addDays(stay.from, stay.nights), 'd MMMM', { locale: es })}</p>
    </>
  )
}`,
    shows: 'Stay longer',
    reacts: 'Until 3 enero',
  },
  {
    name: 'jotai',
    packages: ['jotai'],
    screen: `import { atom, useAtom } from 'jotai'
const countAtom = atom(0)
export function Screen() {
  const [count, setCount] = useAtom(countAtom)
  return <button onClick={() => setCount(count + 1)}>{'count ' + count}</button>
}`,
    shows: 'count 0',
    reacts: 'count 1',
  },
  {
    name: 'redux',
    packages: ['@reduxjs/toolkit', 'react-redux'],
    screen: `import { configureStore, createSlice } from '@reduxjs/toolkit'
import { Provider, useDispatch, useSelector } from 'react-redux'
const { actions, reducer } = createSlice({ name: 'count', initialState: 0, reducers: { add: (count) => count + 1 } })
const store = configureStore({ reducer })
function Count() {
  const dispatch = useDispatch()
  return <button onClick={() => dispatch(actions.add())}>{'count ' + useSelector((count) => count)}</button>
}
export const Screen = () => <Provider store={store}><Count /></Provider>`,
    shows: 'count 0',
    reacts: 'count 1',
  },
  {
    name: 'own-react-query',
    packages: ['@tanstack/react-query'],
    screen: `import { useState } from 'react'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
function Answer() {
  const [asked, setAsked] = useState(false)
  const { data = 'nothing yet' } = useQuery({ queryKey: ['answer'], queryFn: async () => 'an answer', enabled: asked })
  return <button onClick={() => setAsked(true)}>{data}</button>
}
export function Screen() {
  const [client] = useState(() => new QueryClient())
  return <QueryClientProvider client={client}><Answer /></QueryClientProvider>
}`,
    shows: 'nothing yet',
    reacts: 'an answer',
  },
  {
    name: 'swr',
    packages: ['swr'],
    screen: `import { useState } from 'react'
import useSWR from 'swr'
export function Screen() {
  const [asked, setAsked] = useState(false)
  const { data = 'nothing yet' } = useSWR(asked ? 'answer' : null, async () => 'an answer')
  return <button onClick={() => setAsked(true)}>{data}</button>
}`,
    shows: 'nothing yet',
    reacts: 'an answer',
  },
  {
    name: 'i18next',
    packages: ['i18next', 'react-i18next'],
    screen: `import i18next from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
const i18n = i18next.createInstance()
i18n.use(initReactI18next).init({
  lng: 'es', initAsync: false,
  resources: { es: { translation: { hello: 'hola' } }, en: { translation: { hello: 'hello there' } } },
})
export function Screen() {
  const { t } = useTranslation(undefined, { i18n })
  return <button onClick={() => i18n.changeLanguage('en')}>{t('hello')}</button>
}`,
    shows: 'hola',
    reacts: 'hello there',
  },
  {
    name: 'lodash-and-dayjs',
    packages: ['lodash', 'dayjs'],
    screen: `import { useState } from 'react'
import _ from 'lodash'
import dayjs from 'dayjs'
export function Screen() {
  const [months, setMonths] = useState(0)
  const day = dayjs('2026-01-31').add(months, 'month').format('D.M.YYYY')
  return <button onClick={() => setMonths(1)}>{_.capitalize('day ' + day)}</button>
}`,
    shows: 'Day 31.1.2026',
    reacts: 'Day 28.2.2026',
  },
]
