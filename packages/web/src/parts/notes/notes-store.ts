import {
  type CreateNote,
  isWaitingFor,
  type Note,
  type NoteId,
  type Notes,
  type NoteSubject,
  type Outcome,
  type Page,
  readNoteText,
  type Refusal,
} from '@fairhaul/core'
import { makeAutoObservable, runInAction } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import { Query } from '../../stores/query.ts'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'
import { MentionPicker, type MentionPickerDeps } from './mention-picker.ts'

export interface NotesDeps extends MentionPickerDeps {
  readonly subject: NoteSubject
  readonly notes: Notes
  /** Called after a note was saved here. */
  readonly added: () => void
  /** The note that the address opens. Null: none. */
  readonly at: () => NoteId | null
  /** Called after the user has opened a note that mentions them. */
  readonly seen: (id: NoteId) => void
}

/**
 * The notes about a carrier or a load, newest first, and a new one. Notes are only ever added, so two people never change the
 * same one; after each save the list also has what others wrote meanwhile.
 */
export class NotesStore implements ScreenStore {
  readonly list: Query<Page<Note>, number>
  /** The new note as typed; it stays until it is saved. */
  text = ''
  readonly mentions: MentionPicker
  readonly submission = new Submission(submissionMessages('Not saved'), ['text', 'mentioned'])
  readonly seeing = new Submission(submissionMessages('Not marked as seen'))
  /** The note that the address opens. Null: none. */
  openId: NoteId | null = null
  /** Whether the note of the address is not among the notes. */
  isOpenMissing = false
  readonly #deps: NotesDeps

  constructor(deps: NotesDeps) {
    this.#deps = deps
    const { subject } = deps
    this.list = new Query((page: number, signal) => deps.notes.list({ subject, page }, signal))
    this.mentions = new MentionPicker(deps)
    makeAutoObservable(
      this,
      { list: false, mentions: false, submission: false, seeing: false },
      { autoBind: true },
    )
  }

  open(): void {
    void this.visited()
  }

  /** Opens the notes at that of the address, on whichever page it is, which is then seen; else at the newest. */
  async visited(): Promise<void> {
    const id = this.#deps.at()
    if (id === null || id === this.openId) {
      if (this.list.state.kind === 'idle') void this.list.load(1)
      return
    }
    this.openId = id
    this.isOpenMissing = false
    for (let page = 1; this.openId === id; page++) {
      const state = await this.list.load(page)
      if (state?.kind !== 'ready') return
      if (state.value.items.some(note => note.id === id)) return this.markSeen(id)
      if (page >= state.value.pages)
        return runInAction(() => {
          this.isOpenMissing = true
        })
    }
  }

  /** Requests the page that is shown again, for what others wrote meanwhile. */
  async refresh(): Promise<void> {
    const { value } = this.list
    if (value !== undefined && !this.list.isPending) await this.list.load(value.page)
  }

  showPage(page: number): void {
    void this.list.load(page)
  }

  get subjectKind(): NoteSubject['kind'] {
    return this.#deps.subject.kind
  }

  get problem(): string | undefined {
    return this.submission.fieldError('text') ?? this.submission.fieldError('mentioned')
  }

  /** Whether a note mentions the user and they have not seen it. */
  isWaiting(note: Note): boolean {
    const me = this.#deps.me()
    return me !== undefined && isWaitingFor(note, me)
  }

  change(text: string): void {
    this.text = text
    this.submission.clearError('text')
    this.submission.clearError('mentioned')
  }

  /** Saves the new note. Resolves to whether it was saved. */
  async add(): Promise<boolean> {
    const read = readNoteText(this.text)
    if (!read.ok) {
      this.submission.rejectLocally([{ field: 'text', message: read.refusal.message }])
      return false
    }
    const { subject, added } = this.#deps
    const sent = await this.submission.send(() => this.#save({ subject, text: read.value }))
    if (sent === undefined) return false
    runInAction(() => {
      this.text = ''
    })
    this.mentions.clear()
    this.showPage(1)
    added()
    return true
  }

  /** Marks a note as seen by the user. Does nothing for one that does not wait for them. */
  async markSeen(id: NoteId): Promise<void> {
    const note = this.list.value?.items.find(each => each.id === id)
    if (note === undefined || !this.isWaiting(note)) return
    const { notes, seen } = this.#deps
    const sent = await this.seeing.send(() => notes.markSeen({ id }))
    if (sent === undefined) return
    const { value } = sent
    this.list.update(page => ({
      ...page,
      items: page.items.map(each =>
        each.id === id
          ? { ...each, mentions: each.mentions.map(it => (it.userId === value.userId ? value : it)) }
          : each,
      ),
    }))
    seen(id)
  }

  dispose(): void {
    this.list.dispose()
    this.mentions.dispose()
    this.submission.dispose()
    this.seeing.dispose()
  }

  #save(note: CreateNote): Promise<Outcome<Note, Refusal>> {
    const { notes } = this.#deps
    const mentioned = this.mentions.mentionedIn(note.text)
    return mentioned.length === 0 ? notes.create(note) : notes.mention({ ...note, mentioned })
  }
}
