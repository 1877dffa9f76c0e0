import { type Loadable, latestValue } from '@fairhaul/core'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { LoadTrouble } from '../trouble/LoadTrouble.tsx'
import { troubleOf } from '../trouble/trouble-words.ts'

interface Props {
  readonly question: Loadable<unknown>
  /** What was asked for: "the users". */
  readonly what: string
  readonly onRetry: () => void
}

/** What went wrong with a list: in place of its rows, or above the older ones that stay. */
export const ListTrouble = ({ question, what, onRetry }: Props) => {
  const trouble = troubleOf(question, what)
  if (trouble === undefined) return null
  if (latestValue(question) === undefined) return <LoadTrouble trouble={trouble} onRetry={onRetry} />
  return (
    <Notice
      tone="warning"
      title={`${trouble.title}.`}
      action={
        trouble.canRetry && (
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      What stands here is as it was last seen.
    </Notice>
  )
}
