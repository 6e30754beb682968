import { Component, type ErrorInfo, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** Drawn in place of the remote; `retry` draws the remote again. */
  fallback: (retry: () => void) => ReactNode
}

/** Keeps an error that a remote throws while rendering inside the remote's part of the page. */
export class RemoteBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error('A screen failed while rendering.', error, componentStack)
  }

  override render() {
    return this.state.failed
      ? this.props.fallback(() => this.setState({ failed: false }))
      : this.props.children
  }
}
