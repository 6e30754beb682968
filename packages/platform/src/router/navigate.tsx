import { Navigate as RouterNavigate, type NavigateProps } from 'react-router-dom'
import { localizeTo } from './localize-to.ts'
import { usePathLocale } from './use-path-locale.tsx'

/** Redirects as soon as it is rendered, keeping the language of the page. */
export function Navigate({ to, ...rest }: NavigateProps) {
  return <RouterNavigate {...rest} to={localizeTo(usePathLocale(), to)} />
}
