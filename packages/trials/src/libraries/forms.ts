import type { TriedLibrary } from './library.ts'

/** Libraries for forms, tables and long lists. */
export const forms: readonly TriedLibrary[] = [
  {
    name: 'own-hook-form-and-zod',
    packages: ['react-hook-form', '@hookform/resolvers', 'zod'],
    screen: `import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
const schema = z.object({ name: z.string().min(1, 'A name is needed') })
export function Screen() {
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(schema), defaultValues: { name: '' } })
  return (
    <form onSubmit={handleSubmit(() => undefined)}>
      <input aria-label="Name" {...register('name')} />
      <button>Send this</button>
      <p>{formState.errors.name?.message}</p>
    </form>
  )
}`,
    shows: 'Send this',
    reacts: 'A name is needed',
  },
  {
    name: 'formik',
    packages: ['formik'],
    screen: `import { Field, Form, Formik } from 'formik'
const validate = ({ name }) => (name ? {} : { name: 'A name is needed' })
export const Screen = () => (
  <Formik initialValues={{ name: '' }} validate={validate} onSubmit={() => undefined}>
    {({ errors }) => <Form><Field name="name" /><button type="submit">Send this</button><p>{errors.name}</p></Form>}
  </Formik>
)`,
    shows: 'Send this',
    reacts: 'A name is needed',
  },
  {
    name: 'react-select',
    packages: ['react-select'],
    screen: `import { useState } from 'react'
import Select from 'react-select'
const options = [{ value: 'a', label: 'Siamese' }, { value: 'b', label: 'Persian' }]
export function Screen() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open the list</button>
      <Select instanceId="cat" options={options} menuIsOpen={open} placeholder="Choose one" />
    </>
  )
}`,
    shows: 'Choose one',
    press: 'Open the list',
    reacts: 'Persian',
  },
  {
    name: 'downshift',
    packages: ['downshift'],
    screen: `import { useSelect } from 'downshift'
const items = ['Siamese', 'Persian']
export function Screen() {
  const { isOpen, getToggleButtonProps, getMenuProps, getItemProps } = useSelect({ items, id: 'cat' })
  return (
    <>
      <button {...getToggleButtonProps()}>Choose one</button>
      <ul {...getMenuProps()}>{isOpen && items.map((item, index) => <li key={item} {...getItemProps({ item, index })}>{item}</li>)}</ul>
    </>
  )
}`,
    shows: 'Choose one',
    reacts: 'Persian',
  },
  {
    name: 'react-day-picker',
    packages: ['react-day-picker'],
    screen: `import { useState } from 'react'
import { DayPicker } from 'react-day-picker'
import 'react-day-picker/style.css'
export function Screen() {
  const [day, setDay] = useState()
  return (
    <>
      <DayPicker mode="single" defaultMonth={new Date(2026, 1)} selected={day} onSelect={setDay} />
      <p>{day ? 'The ' + day.getDate() + 'th' : 'No day'}</p>
    </>
  )
}`,
    shows: 'February 2026',
    press: '17',
    reacts: 'The 17th',
  },
  {
    name: 'react-table',
    packages: ['@tanstack/react-table@8'],
    screen: `import { useState } from 'react'
import { flexRender, getCoreRowModel, getSortedRowModel, useReactTable } from '@tanstack/react-table'
const data = [{ name: 'Bigote' }, { name: 'Zafiro' }]
const columns = [{ accessorKey: 'name', header: 'Name of the cat' }]
export function Screen() {
  const [sorting, onSortingChange] = useState([])
  const table = useReactTable({
    data, columns, state: { sorting }, onSortingChange, sortDescFirst: true,
    getCoreRowModel: getCoreRowModel(), getSortedRowModel: getSortedRowModel(),
  })
  const [header] = table.getFlatHeaders()
  return (
    <>
      <button onClick={header.column.getToggleSortingHandler()}>{flexRender(header.column.columnDef.header, header.getContext())}</button>
      <p>{table.getRowModel().rows.map((row) => row.getValue('name')).join(', ')}</p>
    </>
  )
}`,
    shows: 'Name of the cat',
    reacts: 'Zafiro, Bigote',
  },
  {
    name: 'react-virtual',
    packages: ['@tanstack/react-virtual'],
    screen: `import { useRef } from 'react'
import { useVirtualizer } from '@tanstack/react-virtual'
export function Screen() {
  const frame = useRef(null)
  const rows = useVirtualizer({ count: 10000, getScrollElement: () => frame.current, estimateSize: () => 30 })
  return (
    <>
      <button onClick={() => rows.scrollToIndex(5000)}>Go far down</button>
      <div ref={frame} style={{ height: 300, overflow: 'auto' }}>
        <div style={{ height: rows.getTotalSize(), position: 'relative' }}>
          {rows.getVirtualItems().map(({ index, start }) => (
            <p key={index} style={{ position: 'absolute', top: start }}>{'Row ' + index}</p>
          ))}
        </div>
      </div>
    </>
  )
}`,
    shows: 'Go far down',
    reacts: 'Row 5000',
  },
]
