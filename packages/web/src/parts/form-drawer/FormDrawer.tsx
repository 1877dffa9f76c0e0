import { observer } from 'mobx-react-lite'
import { type FormEvent, type ReactNode, useId, useRef } from 'react'
import type { Submission } from '../../stores/submission.ts'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SubmissionError } from '../submission/SubmissionError.tsx'
import { useFocusOnError } from '../submission/use-focus-on-error.ts'
import styles from './FormDrawer.module.css'

interface Props {
  readonly title: string
  /** A line under the title: what the form is about. */
  readonly subtitle?: ReactNode
  /** Why the form cannot be used. Given, it is shown in place of the form. */
  readonly blocked?: { readonly title: string; readonly text: ReactNode } | undefined
  readonly submission: Pick<Submission, 'isPending' | 'error' | 'requestId' | 'errorCount'>
  readonly submitLabel: string
  readonly submitVariant?: 'primary' | 'danger'
  readonly cancelLabel?: string
  /** Submits the form. Resolves to whether it was accepted; after that the drawer is closed. */
  readonly onSubmit: () => boolean | Promise<boolean>
  /** In place of closing the drawer after the form was accepted. */
  readonly onSubmitted?: () => void
  /** Cancel drops what was typed. Closing in any other way keeps it. */
  readonly onDiscard: () => void
  /** Leaves the drawer, usually through DrawerHistory. */
  readonly onClose: () => void
  /** `button`: Enter in a field does not submit, as in a form that holds search boxes. */
  readonly submitBy?: 'form' | 'button'
  /** False while there is nothing to submit: the buttons are left out. */
  readonly canSubmit?: boolean
  /** More buttons, after Cancel. */
  readonly actions?: ReactNode
  /** Its style sheet may set `--form-gap`, the space between fields. */
  readonly className?: string
  readonly children: ReactNode
}

interface BlockedProps extends Pick<Props, 'title' | 'onClose'> {
  readonly reason: NonNullable<Props['blocked']>
}

const BlockedDrawer = ({ title, reason, onClose }: BlockedProps) => (
  <Drawer title={title} isOpen onClose={onClose}>
    <Notice tone="info" title={reason.title}>
      {reason.text}
    </Notice>
  </Drawer>
)

/**
 * A form in a drawer: its error, its fields, Submit and Cancel. After a submission with errors the focus moves to the
 * first wrong field. What was typed stays in the store until it is submitted or discarded by Cancel.
 */
export const FormDrawer = observer((props: Props) => {
  const {
    title,
    subtitle,
    blocked,
    submission,
    submitLabel,
    submitVariant = 'primary',
    cancelLabel = 'Cancel',
  } = props
  const { onSubmit, onSubmitted, onDiscard, onClose, submitBy = 'form', canSubmit = true } = props
  const { actions, className, children } = props
  const form = useRef<HTMLFormElement & HTMLDivElement>(null)
  const id = useId()
  const { isPending, errorCount } = submission
  useFocusOnError(form, errorCount)

  if (blocked !== undefined) return <BlockedDrawer title={title} reason={blocked} onClose={onClose} />
  const submit = async () => {
    if (!(await onSubmit())) return
    if (onSubmitted === undefined) onClose()
    else onSubmitted()
  }
  const cancel = () => {
    onDiscard()
    onClose()
  }
  const submitEvent = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  const fields = (
    <>
      <SubmissionError submission={submission} />
      {children}
    </>
  )
  const ofForm = submitBy === 'form'
  return (
    <Drawer
      title={title}
      subtitle={subtitle}
      isOpen
      onClose={onClose}
      {...(className !== undefined && { className })}
      footer={
        canSubmit && (
          <>
            <Button
              {...(ofForm ? { type: 'submit', form: id } : { onClick: () => void submit() })}
              variant={submitVariant}
              isPending={isPending}
            >
              {submitLabel}
            </Button>
            <Button onClick={cancel} disabled={isPending}>
              {cancelLabel}
            </Button>
            {actions}
          </>
        )
      }
    >
      {ofForm ? (
        <form ref={form} id={id} className={styles['form']} noValidate onSubmit={submitEvent}>
          {fields}
        </form>
      ) : (
        <div ref={form} className={styles['form']}>
          {fields}
        </div>
      )}
    </Drawer>
  )
})
