import { Component, type ComponentType, type ReactNode } from 'react'

export interface FailureProps {
  readonly error: unknown
  readonly onRetry: () => void
}

export interface ErrorBoundaryProps {
  /** A new value resets the error, as another screen does. */
  readonly of: unknown
  /** Shown in place of the content. */
  readonly Failure: ComponentType<FailureProps>
  readonly children: ReactNode
}

interface Caught {
  readonly error: unknown
  /** The value of `of` when the error occurred; `NEW` until the properties are known. */
  readonly of: unknown
}

const NEW = Symbol('new')

/** Contains rendering errors within its own part of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly caught: Caught | null }> {
  override state: { readonly caught: Caught | null } = { caught: null }

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error, of: NEW } }
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, { caught }: { readonly caught: Caught | null }) {
    if (caught === null || caught.of === props.of) return null
    return { caught: caught.of === NEW ? { ...caught, of: props.of } : null }
  }

  override render(): ReactNode {
    const { caught } = this.state
    if (caught === null) return this.props.children
    const { Failure } = this.props
    return <Failure error={caught.error} onRetry={() => this.setState({ caught: null })} />
  }
}
