import { observer } from 'mobx-react-lite'
import { CopyText } from '../../ui/CopyText.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { Submission } from '../../stores/submission.ts'

/** What was wrong with something that was sent, where no field says it, with what to quote. */
export const SubmissionError = observer(({ submission }: { readonly submission: Submission }) => {
  const { error, requestId } = submission
  if (error === undefined) return null
  return (
    <Notice tone="error">
      {error}
      {requestId !== undefined && (
        <>
          {' '}
          Request <CopyText label="request id" text={requestId} />
        </>
      )}
    </Notice>
  )
})
