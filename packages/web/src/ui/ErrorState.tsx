import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { CopyText } from './CopyText.tsx'
import styles from './StateNote.module.css'
import { StateNote } from './StateNote.tsx'

export interface ErrorStateProps {
  /** What happened. */
  title: string
  /** What is not lost, and what to do. */
  text?: ReactNode
  /** The id to quote to support. */
  requestId?: string | undefined
  onRetry?: () => void
  isRetrying?: boolean
  /** Another label for the button: "Reload the page". */
  retryLabel?: string
  className?: string
}

/** An error in place of the content. */
export const ErrorState = ({
  title,
  text,
  requestId,
  onRetry,
  isRetrying = false,
  retryLabel = 'Try again',
  className,
}: ErrorStateProps) => (
  <StateNote
    role="alert"
    title={title}
    {...(className && { className })}
    text={text}
    action={
      (onRetry || requestId) && (
        <div>
          {onRetry && (
            <Button onClick={onRetry} isPending={isRetrying}>
              {retryLabel}
            </Button>
          )}
          {requestId && (
            <p className={styles['id']}>
              Request <CopyText label="request id" text={requestId} />
            </p>
          )}
        </div>
      )
    }
  />
)
