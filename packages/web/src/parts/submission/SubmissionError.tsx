import { observer } from 'mobx-react-lite'
import type { Submission } from '../../stores/submission.ts'
import { CopyText } from '../../ui/CopyText.tsx'
import { Notice } from '../../ui/Notice.tsx'

interface Props {
  readonly submission: Pick<Submission, 'error' | 'requestId'>
}

/** The error of a submission that belongs to no field, with its request id to quote. */
export const SubmissionError = observer(({ submission }: Props) => {
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
