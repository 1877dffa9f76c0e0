import { type DragEvent, useId, useRef, useState } from 'react'
import { Cross } from './Cross.tsx'
import { cx } from './cx.ts'
import field from './Field.module.css'
import styles from './FileDrop.module.css'
import { IconButton } from './IconButton.tsx'
import { visuallyHiddenClass } from './VisuallyHidden.tsx'

/** '1.5 MB', '12 kB', '900 bytes': units of 1,000, one digit after the point below ten. */
export const bytesText = (bytes: number): string => {
  if (bytes < 1000) return `${bytes} bytes`
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB']
  return `${size.toLocaleString('en-US', { maximumFractionDigits: size < 10 ? 1 : 0 })} ${unit}`
}

export interface FileDropProps {
  label: string
  /** The `accept` attribute for the file picker: '.pdf,image/*'. It does not apply to dropped files. */
  accept?: string
  /** Why a file is rejected; undefined for an accepted file. */
  problemOf?: (file: File) => string | undefined
  file: File | null
  onFile: (file: File | null) => void
  /** Given, several files can be chosen or dropped at once: they are all passed to it, in place of `onFile`. */
  onFiles?: (files: readonly File[]) => void
  description?: string
  error?: string
  isDisabled?: boolean
  className?: string
}

/** Takes a file that is dropped, and reports whether one is above. */
const useDropping = (isDisabled: boolean, acceptFiles: (files: FileList) => void) => {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(!isDisabled)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      acceptFiles(event.dataTransfer.files)
    },
  }
}

interface ChosenFileProps {
  file: File
  isDisabled: boolean
  onRemove: () => void
}

const ChosenFile = ({ file, isDisabled, onRemove }: ChosenFileProps) => (
  <>
    <span className={styles['name']}>{file.name}</span>
    <span className={styles['size']}>{bytesText(file.size)}</span>
    <IconButton label={`Remove ${file.name}`} icon={<Cross />} onClick={onRemove} disabled={isDisabled} />
  </>
)

/** One file, or several, picked or dropped. Choice: the native file input, which every assistive technology supports. */
export const FileDrop = ({
  label,
  accept,
  problemOf,
  file,
  onFile,
  onFiles,
  description,
  error,
  isDisabled = false,
  className,
}: FileDropProps) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const wrong = error ?? problem

  const acceptFiles = (files: FileList | null) => {
    const next = files?.[0]
    if (!files || !next || isDisabled) return
    if (onFiles !== undefined) return onFiles([...files])
    const found = problemOf?.(next)
    setProblem(found)
    if (found === undefined) onFile(next)
  }
  const remove = () => {
    setProblem(undefined)
    onFile(null)
    input.current?.focus()
  }
  const { isOver, ...dropping } = useDropping(isDisabled, acceptFiles)

  return (
    <div className={cx(field['field'], className)}>
      <label htmlFor={id} className={field['label']}>
        {label}
      </label>
      <div
        className={styles['zone']}
        data-over={isOver || undefined}
        data-disabled={isDisabled || undefined}
        data-invalid={wrong ? '' : undefined}
        {...dropping}
      >
        <input
          ref={input}
          id={id}
          type="file"
          accept={accept}
          multiple={onFiles !== undefined}
          disabled={isDisabled}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={`${id}-about`}
          className={visuallyHiddenClass}
          onChange={({ target }) => {
            acceptFiles(target.files)
            // A rejected file that was corrected since can be picked again.
            target.value = ''
          }}
        />
        {file ? (
          <ChosenFile file={file} isDisabled={isDisabled} onRemove={remove} />
        ) : (
          <label htmlFor={id} className={styles['call']}>
            <span className={styles['choose']}>
              {onFiles === undefined ? 'Choose a file' : 'Choose files'}
            </span>
            {onFiles === undefined ? ' or drop it here' : ' or drop them here'}
          </label>
        )}
      </div>
      <div id={`${id}-about`} role="status">
        {description && <div className={field['description']}>{description}</div>}
        {wrong && <div className={field['error']}>{wrong}</div>}
      </div>
    </div>
  )
}
