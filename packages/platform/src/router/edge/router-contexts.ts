/**
 * What the router's hooks read. Those hooks subscribe to every change of the address, also where only the router itself
 * is needed, which never changes.
 */
export {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_LocationContext as LocationContext,
} from 'react-router-dom'
