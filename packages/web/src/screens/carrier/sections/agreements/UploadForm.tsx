import type { FileKind } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../../ui/Button.tsx'
import { FileDrop } from '../../../../ui/FileDrop.tsx'
import styles from './AgreementsSection.module.css'
import type { FileUpload } from './file-upload.ts'

interface Props {
  readonly upload: Pick<
    FileUpload<unknown>,
    'file' | 'choose' | 'problem' | 'problemOf' | 'submission' | 'send' | 'cancel' | 'outcome'
  >
  readonly label: string
  readonly description: string
  readonly kinds: readonly FileKind[]
  readonly submitLabel: string
}

/** Sends one file. What went wrong stands beside it, it stays, and one press tries again. */
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
      <p role="status" className={styles['outcome']}>
        {isPending ? `Sending ${file?.name ?? 'the file'}` : outcome}
      </p>
    </div>
  )
})
