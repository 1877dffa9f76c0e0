import { Component, type ReactNode } from 'react'

export interface PortalErrorBoundaryProps {
  /** Another value forgets the error: another screen, or another try. */
  readonly of: unknown
  readonly fallback: (error: unknown, retry: () => void) => ReactNode
  readonly children: ReactNode
}

interface Caught {
  readonly error: unknown
  /** What was shown when it happened; `NEW` until the properties are known. */
  readonly of: unknown
}

const NEW = Symbol('new')

/** Keeps what goes wrong while drawing inside its own part of the page. */
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
