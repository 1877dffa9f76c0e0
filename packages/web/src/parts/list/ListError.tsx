import { type Loadable, latestValue } from '@fairhaul/core'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { errorMessage } from '../errors/error-messages.ts'
import { LoadError } from '../errors/LoadError.tsx'

interface Props {
  readonly question: Loadable<unknown>
  /** What was requested: "the users". */
  readonly what: string
  readonly onRetry: () => void
}

/** The error of a list: in place of its rows, or above older rows. */
export const ListError = ({ question, what, onRetry }: Props) => {
  const error = errorMessage(question, what)
  if (error === undefined) return null
  if (latestValue(question) === undefined) return <LoadError error={error} onRetry={onRetry} />
  return (
    <Notice
      tone="warning"
      title={`${error.title}.`}
      action={
        error.canRetry && (
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      You are seeing what was last loaded.
    </Notice>
  )
}
