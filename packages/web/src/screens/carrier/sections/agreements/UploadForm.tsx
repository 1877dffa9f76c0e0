import type { FileKind } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../../ui/Button.tsx'
import { bytesText, FileDrop } from '../../../../ui/FileDrop.tsx'
import { ProgressBar } from '../../../../ui/ProgressBar.tsx'
import { visuallyHiddenClass } from '../../../../ui/VisuallyHidden.tsx'
import styles from './AgreementsSection.module.css'
import type { FileUpload } from './file-upload.ts'

interface Props {
  readonly upload: Pick<
    FileUpload<unknown>,
    | 'bytesSent'
    | 'cancel'
    | 'choose'
    | 'file'
    | 'isDelivered'
    | 'outcome'
    | 'problem'
    | 'problemOf'
    | 'send'
    | 'submission'
  >
  readonly label: string
  readonly description: string
  readonly kinds: readonly FileKind[]
  readonly submitLabel: string
}

/** Sends one file. What went wrong is shown beside it, it stays, and one press tries again. */
export const UploadForm = observer(({ upload, label, description, kinds, submitLabel }: Props) => {
  const { file, problem, outcome, submission } = upload
  const { isPending } = submission
  return (
    <div className={styles['upload']}>
      <FileDrop
        label={label}
        description={description}
        accept={kinds.map(({ ending }) => `.${ending}`).join(',')}
        problemOf={upload.problemOf}
        file={file}
        onFile={upload.choose}
        isDisabled={isPending}
        {...(problem !== undefined && { error: problem })}
      />
      {isPending && <Progress upload={upload} />}
      {file !== null && (
        <span className={styles['acts']}>
          <Button isPending={isPending} onClick={() => void upload.send()}>
            {problem === undefined ? submitLabel : 'Try again'}
          </Button>
          {isPending && (
            <Button variant="quiet" onClick={upload.cancel}>
              Cancel
            </Button>
          )}
        </span>
      )}
      <p role="status" className={isPending ? visuallyHiddenClass : styles['outcome']}>
        {isPending ? `Sending ${file?.name ?? 'the file'}` : outcome}
      </p>
    </div>
  )
})

/** How much of the file has been sent. */
const Progress = observer(({ upload: { file, bytesSent, isDelivered } }: Pick<Props, 'upload'>) => {
  if (file === null) return null
  const sent = `${bytesText(bytesSent ?? 0)} of ${bytesText(file.size)} sent`
  return (
    <ProgressBar
      label={`Sending ${file.name}`}
      value={bytesSent ?? 0}
      max={file.size}
      text={isDelivered ? 'All of it sent. The server is checking it.' : sent}
    />
  )
})
