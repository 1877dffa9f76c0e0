import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import { ErrorBoundary, type FailureProps } from './ErrorBoundary.tsx'
import { ErrorState } from './ErrorState.tsx'

const PlainFailure = ({ onRetry }: FailureProps) => (
  <ErrorState title="This part could not be shown" onRetry={onRetry} />
)

/** What is shown in place of a part that failed to draw. The portal gives one that knows why code may be missing. */
export const PartFailureContext = createContext<ComponentType<FailureProps>>(PlainFailure)

interface Props {
  /** A new value draws the part again, as another tab does. */
  readonly of?: unknown
  readonly children: ReactNode
}

/** A part of a screen that takes down only itself when it fails to draw: a tab, a drawer, a section. */
export const PartBoundary = ({ of, children }: Props) => (
  <ErrorBoundary of={of} Failure={useContext(PartFailureContext)}>
    {children}
  </ErrorBoundary>
)
