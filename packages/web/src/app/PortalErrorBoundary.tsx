import { Component, type ReactNode } from 'react'

export interface PortalErrorBoundaryProps {
  /** A new value resets the error: another screen, or a retry. */
  readonly of: unknown
  readonly fallback: (error: unknown, retry: () => void) => ReactNode
  readonly children: ReactNode
}

interface Caught {
  readonly error: unknown
  /** The screen that was shown when the error occurred; `NEW` until the properties are known. */
  readonly of: unknown
}

const NEW = Symbol('new')

/** Contains rendering errors within its own part of the page. */
export class PortalErrorBoundary extends Component<
  PortalErrorBoundaryProps,
  { readonly caught: Caught | null }
> {
  override state: { readonly caught: Caught | null } = { caught: null }

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error, of: NEW } }
  }

  static getDerivedStateFromProps(
    props: PortalErrorBoundaryProps,
    { caught }: { readonly caught: Caught | null },
  ) {
    if (caught === null || caught.of === props.of) return null
    return { caught: caught.of === NEW ? { ...caught, of: props.of } : null }
  }

  override render(): ReactNode {
    const { caught } = this.state
    if (caught === null) return this.props.children
    return this.props.fallback(caught.error, () => this.setState({ caught: null }))
  }
}
