import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { RefusedState } from '../../ui/RefusedState.tsx'
import type { LoadErrorMessage } from './error-messages.ts'

interface Props {
  readonly error: LoadErrorMessage
  readonly onRetry: () => void
}

/** The reason, in place of content, why it cannot be shown. */
export const LoadError = ({ error, onRetry }: Props) => {
  const { kind, title, text, requestId, canRetry } = error
  return kind === 'refused' ? (
    <RefusedState
      title={title}
      text={text}
      action={canRetry && <Button onClick={onRetry}>Try again</Button>}
    />
  ) : (
    <ErrorState title={title} text={text} requestId={requestId ?? undefined} onRetry={onRetry} />
  )
}
