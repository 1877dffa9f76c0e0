import {
  type CompanyUser,
  type CompanyUsers,
  displayName,
  done,
  type Mentionable,
  type MentionQuery,
  mentionedIn,
  mentionQuery,
  type Notes,
  offeredColleagues,
  type Page,
  type UserId,
  type WaitingMention,
  withMention,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { isAbsent } from '../../stores/not-found.ts'
import { ListboxCursor } from '../../stores/listbox-cursor.ts'
import { Query } from '../../stores/query.ts'

export interface MentionPickerDeps {
  readonly notes: Pick<Notes, 'waiting'>
  readonly people: () => Pick<CompanyUsers, 'list' | 'search'>
  readonly me: () => UserId | undefined
}

/** Whom a note that is being written mentions: the colleagues that an @ offers, and those who were chosen. */
export class MentionPicker {
  query: MentionQuery | null = null
  chosen: readonly Mentionable[] = []
  readonly people: Query<readonly CompanyUser[], string>
  /** Whether the monitor knows mentions: without them an @ is only a sign. */
  readonly known: Query<Page<WaitingMention>>
  readonly cursor: ListboxCursor<CompanyUser>
  readonly #me: () => UserId | undefined

  constructor({ notes, people, me }: MentionPickerDeps) {
    this.#me = me
    this.people = new Query(async (term, signal) => {
      const answer = term === '' ? await people().list({}, signal) : await people().search({ term }, signal)
      return answer.ok ? done(answer.value.items) : answer
    })
    this.known = new Query((_, signal) => notes.waiting({}, signal))
    this.cursor = new ListboxCursor({
      options: () => this.colleagues,
      keyOf: ({ id }) => String(id),
      initial: () => this.colleagues[0],
    })
    makeAutoObservable(
      this,
      { query: observableRef, chosen: observableRef, people: false, known: false, cursor: false },
      { autoBind: true },
    )
  }

  /** The colleagues who are offered. Empty: nothing is typed after an @, or no one is found. */
  get colleagues(): readonly CompanyUser[] {
    if (this.query === null || this.known.state.kind !== 'ready') return []
    return offeredColleagues(this.people.value ?? [], this.query.term, this.#me())
  }

  /** What is to be said of the colleagues. Empty: nothing. */
  get note(): string {
    const { query, people, known } = this
    if (query === null || isAbsent(known)) return ''
    if (people.state.kind === 'refused' || people.state.kind === 'failed')
      return 'We could not load your coworkers. Keep typing to try again.'
    return people.state.kind === 'ready' && this.colleagues.length === 0 && query.term !== ''
      ? 'No one at your company has this name.'
      : ''
  }

  /** The text has changed, or the caret. */
  typed(text: string, caret: number): void {
    const before = this.query
    this.query = mentionQuery(text, caret, this.chosen)
    if (this.query === null) return this.cursor.close()
    if (this.known.state.kind === 'idle' || this.known.state.kind === 'failed') void this.known.load()
    if (isAbsent(this.known)) return
    const term = this.query.term.trim()
    if (before === null || before.term.trim() !== term) {
      this.cursor.restart()
      void this.people.load(term)
    }
  }

  /** Puts a colleague into the text. Gives the text and the caret; undefined: nothing is typed after an @. */
  choose(person: CompanyUser, text: string, caret: number): ReturnType<typeof withMention> | undefined {
    const { query } = this
    if (query === null) return undefined
    const name = displayName(person)
    if (!this.chosen.some(({ id }) => id === person.id))
      this.chosen = [...this.chosen, { id: person.id, name }]
    this.close()
    return withMention(text, caret, query, name)
  }

  /** Closes the list; what is typed stays as it is. */
  close(): void {
    this.query = null
    this.cursor.close()
  }

  mentionedIn(text: string): readonly UserId[] {
    return mentionedIn(text, this.chosen)
  }

  /** The note was saved: no one is chosen for the next. */
  clear(): void {
    this.chosen = []
    this.close()
  }

  dispose(): void {
    this.people.dispose()
    this.known.dispose()
  }
}
