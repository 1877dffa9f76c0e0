import type { CancelSignal, Outcome, Problem, Refusal, UploadedFile, UploadProgress } from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Submission } from '../../../../stores/submission.ts'
import {
  failureMessage,
  type SubmissionMessages,
  submissionMessages,
} from '../../../../stores/submission-messages.ts'

export interface FileUploadDeps<T> {
  /** The problems of a file before it is sent. */
  readonly problems: (file: UploadedFile) => readonly Problem[]
  readonly send: (
    file: UploadedFile,
    signal: CancelSignal,
    onProgress: UploadProgress,
  ) => Promise<Outcome<T, Refusal>>
  /** Called with the result. Returns the message for the user. */
  readonly received: (value: T) => string
  /** Called when a file may have arrived although no response did. */
  readonly uncertain: () => void
}

const NOT_SENT = 'Not sent'
const usualMessages = submissionMessages(NOT_SENT)
const messages: SubmissionMessages = (error, others) =>
  error.kind === 'failed'
    ? {
        message: failureMessage(error.failure, NOT_SENT, 'The file is still here. '),
        requestId: error.failure.requestId,
      }
    : usualMessages(error, others)

/**
 * One file to be sent. It stays until it was received, so that one press tries again; while it is being sent, its
 * progress is shown and it can be canceled.
 *
 * Source: section 8, "Redlined upload".
 */
export class FileUpload<T> {
  file: File | null = null
  readonly submission = new Submission(messages, ['file'])
  /** What became of the last file. Null: nothing yet. */
  outcome: string | null = null
  /** The bytes of the file that have been sent. Null: none yet, or nothing is being sent. */
  bytesSent: number | null = null
  readonly #deps: FileUploadDeps<T>
  #abort: AbortController | undefined

  constructor(deps: FileUploadDeps<T>) {
    this.#deps = deps
    makeAutoObservable(this, { file: observableRef, submission: false }, { autoBind: true })
  }

  /** The error, shown beside the file. */
  get problem(): string | undefined {
    return this.submission.fieldError('file') ?? this.submission.error
  }

  /** Why a file is not taken. */
  problemOf(file: UploadedFile): string | undefined {
    const problems = this.#deps.problems(file).map(({ message }) => message)
    return problems.length === 0 ? undefined : problems.join(' ')
  }

  /** All bytes have been sent, and the server has not answered yet. */
  get isDelivered(): boolean {
    return this.file !== null && this.bytesSent === this.file.size
  }

  choose(file: File | null): void {
    this.file = file
    this.outcome = null
    this.submission.reset()
  }

  /** Sends the file. Empty: does nothing without one. */
  async send(): Promise<void> {
    const { file } = this
    if (file === null || this.submission.isPending) return
    this.outcome = null
    const abort = new AbortController()
    this.#abort = abort
    const sent = await this.submission.send(
      () =>
        this.#deps.send(file, abort.signal, bytes => {
          runInAction(() => {
            if (this.#abort === abort) this.bytesSent = Math.min(bytes, file.size)
          })
        }),
      { problems: this.#deps.problems(file) },
    )
    runInAction(() => {
      this.#abort = undefined
      this.bytesSent = null
      if (abort.signal.aborted) {
        this.submission.reset()
        this.outcome = 'Canceled. If the file had already arrived, it is in the list.'
        this.#deps.uncertain()
      } else if (sent !== undefined) {
        this.file = null
        this.outcome = this.#deps.received(sent.value)
      }
    })
  }

  /** Stops sending. The file stays. */
  cancel(): void {
    this.#abort?.abort()
  }

  dispose(): void {
    this.#abort?.abort()
    this.submission.dispose()
  }
}
