import { Box } from '@metrolibre/ui'
import type { ReactNode } from 'react'

const bare = { '& > div': { width: '100%', padding: 0, border: 0, boxShadow: 'none', background: 'none' } }

/** A menu inside a sheet, which already has a background, so the menu has none of its own. */
export const SheetMenu = ({ children }: { children: ReactNode }) => <Box css={bare}>{children}</Box>
