import {
  CallFailed,
  failureMessage,
  isRefusedRedirect,
  matchRoute,
  REFUSED_REDIRECT_ADVICE,
  REFUSED_REDIRECT_TEXT,
} from '@fairhaul/core'
import { lazy, Suspense } from 'react'
import { useAddress } from '../../../di/address.ts'
import { BrowserTokens } from '../../../di/tokens.ts'
import { useStore } from '../../../di/use-store.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { NoBrokerCompany } from '../../navigation/no-broker-company.ts'
import { MissingCode } from './MissingCode.tsx'

/** Loaded on demand, because it is rarely shown. */
const NoBrokerNotice = lazy(async () => ({ default: (await import('./NoBrokerNotice.tsx')).NoBrokerNotice }))

export interface ScreenFailureProps {
  readonly error: unknown
  /** What failed to show. Default: the screen. */
  readonly thing?: 'screen' | 'part'
  readonly isRetrying?: boolean
  readonly onRetry: () => void
}

/** Explains why a screen or a part of it failed to open, what was not affected, and what to do. Never shows the error's own text. */
export const ScreenFailure = ({
  error,
  thing = 'screen',
  isRetrying = false,
  onRetry,
}: ScreenFailureProps) => {
  const missing = useStore(BrowserTokens.MissingCodeErrors)
  const { path } = useAddress()
  if (missing.has(error)) {
    return (
      <MissingCode
        of={matchRoute(path).route.name}
        hadUnsavedText={missing.hadUnsavedText(error)}
        isRetrying={isRetrying}
        onRetry={onRetry}
      />
    )
  }
  if (error instanceof NoBrokerCompany)
    return (
      <Suspense>
        <NoBrokerNotice isRetrying={isRetrying} onRetry={onRetry} />
      </Suspense>
    )
  const failure = error instanceof CallFailed ? error.failure : undefined
  const requestId = failure?.requestId ?? undefined
  return (
    <ErrorState
      title={titleOf(error, thing)}
      text={
        failure !== undefined && isRefusedRedirect(failure)
          ? `${REFUSED_REDIRECT_TEXT} ${REFUSED_REDIRECT_ADVICE}`
          : 'Nothing you saved is lost. Try again. If the problem continues, contact support.'
      }
      onRetry={onRetry}
      isRetrying={isRetrying}
      requestId={requestId}
    />
  )
}

const titleOf = (error: unknown, thing: string): string => {
  if (!(error instanceof CallFailed)) return `This ${thing} could not be shown`
  const { failure } = error
  if (isRefusedRedirect(failure) || failure.kind === 'timed-out') return failureMessage(failure).title
  return failure.kind === 'offline' ? 'The server cannot be reached' : 'The server had a problem'
}
