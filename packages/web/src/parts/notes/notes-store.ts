import { type CarrierId, type Note, type Notes, type Page, readNoteText } from '@fairhaul/core'
import { makeAutoObservable, runInAction } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import { Query } from '../../stores/query.ts'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'

export interface NotesDeps {
  readonly carrierId: CarrierId
  readonly notes: Notes
  /** Called after a note was saved here. */
  readonly added: () => void
}

/**
 * The notes about a carrier, newest first, and a new one. Notes are only ever added, so two people never change the
 * same one; after each save the list also has what others wrote meanwhile.
 */
export class NotesStore implements ScreenStore {
  readonly list: Query<Page<Note>, number>
  /** The new note as typed; it stays until it is saved. */
  text = ''
  readonly submission = new Submission(submissionMessages('Not saved'), ['text'])
  readonly #deps: NotesDeps

  constructor(deps: NotesDeps) {
    this.#deps = deps
    const subject = { kind: 'carrier', carrierId: deps.carrierId } as const
    this.list = new Query((page: number, signal) => deps.notes.list({ subject, page }, signal))
    makeAutoObservable(this, { list: false, submission: false }, { autoBind: true })
  }

  open(): void {
    void this.list.load(1)
  }

  showPage(page: number): void {
    void this.list.load(page)
  }

  get problem(): string | undefined {
    return this.submission.fieldError('text')
  }

  change(text: string): void {
    this.text = text
    this.submission.clearError('text')
  }

  /** Saves the new note. Resolves to whether it was saved. */
  async add(): Promise<boolean> {
    const read = readNoteText(this.text)
    if (!read.ok) {
      this.submission.rejectLocally([{ field: 'text', message: read.refusal.message }])
      return false
    }
    const { carrierId, notes, added } = this.#deps
    const subject = { kind: 'carrier', carrierId } as const
    const sent = await this.submission.send(() => notes.create({ subject, text: read.value }))
    if (sent === undefined) return false
    runInAction(() => {
      this.text = ''
    })
    this.showPage(1)
    added()
    return true
  }

  dispose(): void {
    this.list.dispose()
    this.submission.dispose()
  }
}
