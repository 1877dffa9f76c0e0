import { failureMessage, type Message } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Button } from '../../ui/Button.tsx'
import { CopyText } from '../../ui/CopyText.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { ExportView } from './export-store.ts'

interface Props<Refusal> {
  readonly store: ExportView<Refusal>
  readonly textOf: (refusal: Refusal) => Message
}

/** Why the export failed, with a button to try again. */
const Plain = <Refusal,>({ store, textOf }: Props<Refusal>) => {
  const { state } = store
  if (state.kind !== 'refused' && state.kind !== 'failed') return null
  const { title, advice, requestId } =
    state.kind === 'refused' ? textOf(state.refusal) : failureMessage(state.failure)
  return (
    <Notice
      tone="error"
      title="No file was made."
      action={
        <Button size="small" onClick={() => void store.start()}>
          Try again
        </Button>
      }
      onDismiss={store.cancel}
    >
      {title}. {advice}
      {requestId !== null && (
        <>
          {' '}
          Request <CopyText label="request id" text={requestId} />
        </>
      )}
    </Notice>
  )
}

export const ExportError = observer(Plain) as typeof Plain
