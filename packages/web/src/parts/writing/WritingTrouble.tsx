import { observer } from 'mobx-react-lite'
import { CopyText } from '../../ui/CopyText.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { Writing } from './writing.ts'

/** What was wrong with something that was sent, where no field says it, with what to quote. */
export const WritingTrouble = observer(({ writing }: { readonly writing: Writing }) => {
  const { trouble, requestId } = writing
  if (trouble === undefined) return null
  return (
    <Notice tone="error">
      {trouble}
      {writing.state.kind === 'failed' && requestId !== undefined && (
        <>
          {' '}
          Request <CopyText label="request id" text={requestId} />
        </>
      )}
    </Notice>
  )
})
