import type { TriedLibrary } from './library.ts'

/** Libraries whose parts open over the page. */
export const overlays: readonly TriedLibrary[] = [
  {
    name: 'radix-dialog',
    packages: ['radix-ui'],
    screen: `import { Dialog } from 'radix-ui'
export const Screen = () => (
  <Dialog.Root>
    <Dialog.Trigger>Open the dialog</Dialog.Trigger>
    <Dialog.Portal>
      <Dialog.Overlay />
      <Dialog.Content><Dialog.Title>A dialog is open</Dialog.Title><Dialog.Description>About cats</Dialog.Description></Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
)`,
    shows: 'Open the dialog',
    reacts: 'A dialog is open',
  },
  {
    name: 'radix-tabs',
    packages: ['radix-ui'],
    screen: `import { Tabs } from 'radix-ui'
export const Screen = () => (
  <Tabs.Root defaultValue="a">
    <Tabs.List><Tabs.Trigger value="a">First tab</Tabs.Trigger><Tabs.Trigger value="b">Second tab</Tabs.Trigger></Tabs.List>
    <Tabs.Content value="a">The first panel</Tabs.Content>
    <Tabs.Content value="b">The second panel</Tabs.Content>
  </Tabs.Root>
)`,
    shows: 'The first panel',
    press: 'Second tab',
    reacts: 'The second panel',
  },
  {
    name: 'vaul',
    packages: ['vaul'],
    screen: `import { Drawer } from 'vaul'
export const Screen = () => (
  <Drawer.Root>
    <Drawer.Trigger>Open the drawer</Drawer.Trigger>
    <Drawer.Portal>
      <Drawer.Overlay />
      <Drawer.Content><Drawer.Title>A drawer is open</Drawer.Title><Drawer.Description>About cats</Drawer.Description></Drawer.Content>
    </Drawer.Portal>
  </Drawer.Root>
)`,
    shows: 'Open the drawer',
    reacts: 'A drawer is open',
  },
  {
    name: 'cmdk',
    packages: ['cmdk'],
    screen: `import { Command } from 'cmdk'
import { useState } from 'react'
export function Screen() {
  const [chosen, choose] = useState('')
  return (
    <>
      <Command label="Cats"><Command.List><Command.Item onSelect={() => choose('Misu was chosen')}>Choose Misu</Command.Item></Command.List></Command>
      <p>{chosen}</p>
    </>
  )
}`,
    shows: 'Choose Misu',
    reacts: 'Misu was chosen',
  },
  {
    name: 'floating-ui',
    packages: ['@floating-ui/react'],
    screen: `import { useState } from 'react'
import { autoUpdate, flip, FloatingPortal, shift, useClick, useDismiss, useFloating, useInteractions, useRole } from '@floating-ui/react'
export function Screen() {
  const [open, onOpenChange] = useState(false)
  const { refs, floatingStyles, context } = useFloating({ open, onOpenChange, middleware: [flip(), shift()], whileElementsMounted: autoUpdate })
  const { getReferenceProps, getFloatingProps } = useInteractions([useClick(context), useDismiss(context), useRole(context)])
  return (
    <>
      <button ref={refs.setReference} {...getReferenceProps()}>Open the bubble</button>
      {open && <FloatingPortal><div ref={refs.setFloating} style={floatingStyles} {...getFloatingProps()}>A bubble is open</div></FloatingPortal>}
    </>
  )
}`,
    shows: 'Open the bubble',
    reacts: 'A bubble is open',
  },
  {
    name: 'headless-ui',
    packages: ['@headlessui/react'],
    screen: `import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
export const Screen = () => (
  <Menu>
    <MenuButton>Open the menu</MenuButton>
    <MenuItems anchor="bottom"><MenuItem><a href="#cat">A choice in it</a></MenuItem></MenuItems>
  </Menu>
)`,
    shows: 'Open the menu',
    reacts: 'A choice in it',
  },
  {
    name: 'react-aria-components',
    packages: ['react-aria-components'],
    screen: `import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components'
export const Screen = () => (
  <Disclosure>
    <Heading><Button slot="trigger">Read more</Button></Heading>
    <DisclosurePanel><p>All about cats</p></DisclosurePanel>
  </Disclosure>
)`,
    shows: 'Read more',
    reacts: 'All about cats',
  },
  {
    name: 'sonner',
    packages: ['sonner'],
    screen: `import { toast, Toaster } from 'sonner'
export const Screen = () => (
  <>
    <button onClick={() => toast('It was saved')}>Save with sonner</button>
    <Toaster />
  </>
)`,
    shows: 'Save with sonner',
    reacts: 'It was saved',
  },
  {
    name: 'react-hot-toast',
    packages: ['react-hot-toast'],
    screen: `import toast, { Toaster } from 'react-hot-toast'
export const Screen = () => (
  <>
    <button onClick={() => toast.success('It was saved')}>Save with a toast</button>
    <Toaster />
  </>
)`,
    shows: 'Save with a toast',
    reacts: 'It was saved',
  },
]
