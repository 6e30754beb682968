import type { TriedLibrary } from './library.ts'

/** Libraries that style, draw and move. */
export const lookSamples: readonly TriedLibrary[] = [
  {
    name: 'mui',
    packages: ['@mui/material', '@emotion/react', '@emotion/styled'],
    screen: `import { useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
export function Screen() {
  const [pressed, setPressed] = useState(false)
  return <><Button variant="contained" onClick={() => setPressed(true)}>A material button</Button>{pressed && <Alert>It was pressed</Alert>}</>
}`,
    shows: 'A material button',
    reacts: 'It was pressed',
  },
  {
    name: 'styled-components',
    packages: ['styled-components'],
    screen: `import { useState } from 'react'
import { styled } from 'styled-components'
const Button = styled.button\`color: rgb(1, 2, 3);\`
export function Screen() {
  const [count, setCount] = useState(0)
  return <Button onClick={() => setCount(count + 1)}>{'count ' + count}</Button>
}`,
    shows: 'count 0',
    reacts: 'count 1',
  },
  {
    name: 'motion',
    packages: ['motion'],
    screen: `import { useState } from 'react'
import { AnimatePresence, motion } from 'motion/react'
export function Screen() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Let it move</button>
      <AnimatePresence mode="popLayout">{open && <motion.p initial={{ opacity: 0 }} animate={{ opacity: 1 }} exit={{ opacity: 0 }}>It has moved</motion.p>}</AnimatePresence>
    </>
  )
}`,
    shows: 'Let it move',
    reacts: 'It has moved',
  },
  {
    name: 'recharts',
    packages: ['recharts'],
    screen: `import { useState } from 'react'
import { Bar, BarChart, LabelList, XAxis } from 'recharts'
export function Screen() {
  const [cats, setCats] = useState(2)
  return (
    <>
      <button onClick={() => setCats(314)}>Count the cats</button>
      <BarChart width={300} height={200} data={[{ year: '2026', cats }]}><XAxis dataKey="year" /><Bar dataKey="cats" isAnimationActive={false}><LabelList dataKey="cats" /></Bar></BarChart>
    </>
  )
}`,
    shows: 'Count the cats',
    reacts: '314',
  },
  {
    name: 'swiper',
    packages: ['swiper'],
    screen: `import { useState } from 'react'
import { Swiper, SwiperSlide } from 'swiper/react'
import 'swiper/css'
export function Screen() {
  const [swiper, setSwiper] = useState()
  const [at, setAt] = useState(0)
  return (
    <>
      <button onClick={() => swiper.slideNext(0)}>Next picture</button>
      <Swiper onSwiper={setSwiper} onSlideChange={(one) => setAt(one.activeIndex)}><SwiperSlide>One</SwiperSlide><SwiperSlide>Two</SwiperSlide></Swiper>
      <p>{'picture ' + (at + 1)}</p>
    </>
  )
}`,
    shows: 'Next picture',
    reacts: 'picture 2',
  },
  {
    name: 'embla-carousel',
    packages: ['embla-carousel-react'],
    screen: `import { useState } from 'react'
import useEmblaCarousel from 'embla-carousel-react'
export function Screen() {
  const [frame, carousel] = useEmblaCarousel()
  const [at, setAt] = useState(0)
  const next = () => { carousel.scrollNext(true); setAt(carousel.selectedScrollSnap()) }
  return (
    <>
      <button onClick={next}>Next picture</button>
      <div ref={frame} style={{ overflow: 'hidden' }}><div style={{ display: 'flex' }}>{['One', 'Two'].map((one) => <p key={one} style={{ flex: '0 0 100%' }}>{one}</p>)}</div></div>
      <p>{'picture ' + (at + 1)}</p>
    </>
  )
}`,
    shows: 'Next picture',
    reacts: 'picture 2',
  },
  {
    name: 'dnd-kit',
    packages: ['@dnd-kit/core'],
    screen: `import { useState } from 'react'
import { DndContext, useDraggable } from '@dnd-kit/core'
function Cat() {
  const { attributes, listeners, setNodeRef } = useDraggable({ id: 'cat' })
  return <button ref={setNodeRef} {...listeners} {...attributes}>A cat to carry</button>
}
export function Screen() {
  const [state, setState] = useState('It lies there')
  return <DndContext onDragStart={() => setState('It is carried')}><Cat /><p>{state}</p></DndContext>
}`,
    shows: 'A cat to carry',
    reacts: 'It is carried',
  },
  {
    name: 'react-icons-and-markdown',
    packages: ['react-icons', 'react-markdown'],
    screen: `import { useState } from 'react'
import { FaCat } from 'react-icons/fa'
import Markdown from 'react-markdown'
export function Screen() {
  const [text, setText] = useState('# About *cats*')
  return <><button onClick={() => setText('It was **changed**')}><FaCat />Change the text</button><Markdown>{text}</Markdown></>
}`,
    shows: 'Change the text',
    reacts: 'changed',
  },
]
