import { afterMissingCode, type MissingCodeStep } from '@fairhaul/core'
import { useEffect, useState } from 'react'
import { BrowserTokens } from '../../../di/tokens.ts'
import { useStore } from '../../../di/use-store.ts'
import type { PageRelease } from '../../../stores/ports.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'

export interface MissingCodeProps {
  /** The screen that failed to load, by its route name, which contains no personal data. */
  readonly of: string
  readonly hadUnsavedText: boolean
  /** Its result is decided again. */
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

const MESSAGES = {
  wait: {
    title: 'The server cannot be reached',
    text: 'This screen has not loaded. Nothing you saved is lost. Try again when you are connected.',
  },
  confirm: {
    title: 'The portal has been updated',
    text: 'Reload the page to get the new version of this screen. Copy anything you typed first: text that is not saved will be lost.',
  },
  report: {
    title: 'This screen could not be loaded',
    text: 'Reloading the page has not helped. Nothing you saved is lost. Try again. If the problem continues, contact support.',
  },
} as const satisfies Record<Exclude<MissingCodeStep, 'reload'>, unknown>

/** Replaces a screen whose code is missing: a new release has replaced it, or there is no connection. */
export const MissingCode = ({ of, hadUnsavedText, isRetrying, onRetry }: MissingCodeProps) => {
  const release = useStore(BrowserTokens.PageRelease)
  const [step, setStep] = useState<Exclude<MissingCodeStep, 'reload'>>()
  // A browser may cache a failed import and fail it again without a request: only the server knows whether it is back.
  useEffect(() => {
    if (isRetrying) return
    let isGone = false
    void decide(release, of, hadUnsavedText).then(decided => {
      if (isGone) return
      if (decided !== 'reload') setStep(decided)
      else if (!release.reload(of)) setStep('confirm')
    })
    return () => {
      isGone = true
    }
  }, [release, of, hadUnsavedText, isRetrying])

  if (step === undefined) return <p role="status">Loading the new version of the portal.</p>
  return (
    <ErrorState
      {...MESSAGES[step]}
      isRetrying={isRetrying}
      onRetry={step === 'wait' ? onRetry : () => void release.reload()}
      {...(step !== 'wait' && { retryLabel: 'Reload the page' })}
    />
  )
}

const decide = async (
  release: PageRelease,
  of: string,
  hasUnsavedText: boolean,
): Promise<MissingCodeStep> => {
  const { answered } = await release.served()
  return afterMissingCode({
    serverAnswers: answered,
    wasReloaded: release.wasReloadedFor(of),
    hasUnsavedText,
  })
}
