import {
  CONNECTION_STATUS_MEANINGS,
  type ContactRow,
  NOTES_CHARACTERS_MAX,
  formatNumber,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useId, useRef } from 'react'
import { useFocusOnError } from '../../parts/submission/use-focus-on-wrong.ts'
import { SubmissionError } from '../../parts/submission/SubmissionError.tsx'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import type { DoNotDispatchStore } from './do-not-dispatch-store.ts'
import styles from './DoNotDispatchDrawer.module.css'

interface Props {
  readonly it: DoNotDispatchStore
  /** Undefined: the carrier has nothing to do with the contact, or the contact could not be looked up. */
  readonly row: ContactRow | undefined
  readonly mayBlock: boolean
  readonly onClose: () => void
}

/** Sets one carrier to do not dispatch, with notes. Section 4, "Do not dispatch". */
export const DoNotDispatchDrawer = observer(({ it, row, mayBlock, onClose }: Props) => {
  const element = useRef<HTMLFormElement>(null)
  const id = useId()
  useFocusOnError(element, it.submission.errorCount)
  const why = hindrance(row, mayBlock)
  if (row === undefined || why !== undefined) {
    return (
      <Drawer title="Do not dispatch" isOpen onClose={onClose}>
        <Notice tone="info" title="Nothing can be set here.">
          {why}
        </Notice>
      </Drawer>
    )
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (await it.send()) onClose()
  }
  const cancel = () => {
    it.clear()
    onClose()
  }
  return (
    <Drawer
      title="Do not dispatch"
      subtitle={row.legalName}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={id} variant="danger" isPending={it.submission.isPending}>
            Set to do not dispatch
          </Button>
          <Button onClick={cancel} disabled={it.submission.isPending}>
            Cancel
          </Button>
        </>
      }
    >
      <form ref={element} id={id} className={styles['form']} noValidate onSubmit={event => void send(event)}>
        <SubmissionError submission={it.submission} />
        <p>
          {CONNECTION_STATUS_MEANINGS.do_not_dispatch} Everyone in your company sees it. Somebody who onboards
          carriers can lift it again.
        </p>
        <TextArea
          label="Notes (optional)"
          description="The reason, for colleagues. Empty keeps the notes that stand."
          autoFocus
          rows={5}
          value={it.notes}
          error={it.notesProblem}
          end={`${formatNumber(it.notes.trim().length)} of ${formatNumber(NOTES_CHARACTERS_MAX)}`}
          onChange={event => it.changeNotes(event.currentTarget.value)}
        />
      </form>
    </Drawer>
  )
})

const hindrance = (row: ContactRow | undefined, mayBlock: boolean): string | undefined => {
  if (!mayBlock)
    return 'Your plan does not include connections. A user manager of your company can change that.'
  if (row === undefined) return 'This carrier has nothing to do with the contact, as far as is on record.'
  return row.connection?.status === 'do_not_dispatch'
    ? `${row.legalName} is set to do not dispatch.`
    : undefined
}
