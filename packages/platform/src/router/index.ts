export {
  matchPath,
  Outlet,
  useBlocker,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom'
export type { NavigateOptions, To } from 'react-router-dom'
export { Link, type LinkProps } from './link.tsx'
export { localeOfPath, localePath, stripLocale } from './locale-path.ts'
export { returnPath } from './return-path.ts'
export { Navigate } from './navigate.tsx'
export { useLocation } from './use-location.ts'
export { useNavigate, type NavigateTo } from './use-navigate.ts'
