import { Box } from '@metrolibre/ui'
import type { ReactNode } from 'react'

const bare = { '& > div': { width: '100%', padding: 0, border: 0, boxShadow: 'none', background: 'none' } }

/** A menu in a sheet, which is a panel already. */
export const SheetMenu = ({ children }: { children: ReactNode }) => <Box css={bare}>{children}</Box>
