import { PAPER_PROBLEM_TEXTS } from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { OpenPaper, PaperReader } from '../../stores/paper-reader.ts'

/** How far a file is read, or sent. */
export interface PaperProgress {
  readonly label: string
  readonly done: number
  /** Undefined: not known yet. */
  readonly all: number | undefined
}

/** The chosen file, and what was read of it. A newer file replaces one that is being read. */
export class PaperReading {
  file: File | null = null
  paper: OpenPaper | null = null
  problem: string | undefined = undefined
  progress: PaperProgress | null = null
  readonly #reader: PaperReader
  #reading = new AbortController()

  constructor(reader: PaperReader) {
    this.#reader = reader
    makeAutoObservable(this, { file: observableRef, paper: observableRef }, { autoBind: true })
  }

  /** Reads a file. Resolves to what was read; null: nothing, or a newer file was chosen. */
  async change(file: File | null): Promise<OpenPaper | null> {
    this.cancel()
    this.paper?.close()
    this.file = file
    this.paper = null
    this.problem = undefined
    if (file === null) return null
    const reading = new AbortController()
    const { signal } = reading
    this.#reading = reading
    this.progress = { label: 'Reading the file', done: 0, all: undefined }
    const read = await this.#read(file, signal)
    if (signal.aborted || read === undefined) {
      if (read?.ok === true) read.value.close()
      return null
    }
    return runInAction(() => {
      this.progress = null
      if (read.ok) this.paper = read.value
      else this.problem = PAPER_PROBLEM_TEXTS[read.refusal]
      return this.paper
    })
  }

  /** Stops reading; the file is left out. */
  cancel(): void {
    this.#reading.abort()
    if (this.progress !== null && this.paper === null) this.file = null
    this.progress = null
  }

  /** How much of the file was sent, in bytes; null: it is not being sent. */
  sent(bytes: number | null): void {
    this.progress = bytes === null ? null : { label: 'Sending the file', done: bytes, all: this.file?.size }
  }

  dispose(): void {
    this.cancel()
    this.paper?.close()
  }

  async #read(file: File, signal: AbortSignal) {
    try {
      return await this.#reader.read(file, signal, (pagesRead, all) =>
        runInAction(() => {
          if (!signal.aborted) this.progress = { label: 'Reading the file', done: pagesRead, all }
        }),
      )
    } catch (thrown) {
      if (signal.aborted) return undefined
      throw thrown
    }
  }
}
