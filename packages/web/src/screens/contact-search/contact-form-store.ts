import {
  type ContactKind,
  type ContactSearchQuery,
  contactKindOf,
  contactSearchPath,
  isTypedPair,
  type Problem,
  readTypedSearch,
  textOfSearch,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'

/** A contact being typed or pasted, or two. Its type follows the text until the user chooses one. Section 5, "Fraud search". */
export class ContactFormStore {
  text = ''
  /** The type that the user chose; null while it follows the text. */
  set: ContactKind | null = null
  problem: Problem | null = null
  /** How often there was an error: each time, the focus goes to the wrong field. */
  errorCount = 0

  constructor() {
    makeAutoObservable(this, { problem: observableRef }, { autoBind: true })
  }

  get kind(): ContactKind | null {
    return this.set ?? contactKindOf(this.text)
  }

  /** Whether the text holds a phone and an e-mail address, so that there is no one type. */
  get isPair(): boolean {
    return isTypedPair(this.text)
  }

  get textProblem(): string | undefined {
    return this.problem?.field === 'text' ? this.problem.message : undefined
  }

  get kindProblem(): string | undefined {
    return this.problem?.field === 'kind' ? this.problem.message : undefined
  }

  /** Emptying the field clears a chosen type, so that the next text sets it again. */
  type(text: string): void {
    this.text = text
    this.problem = null
    if (text.trim() === '') this.set = null
  }

  choose(kind: ContactKind): void {
    this.set = kind
    this.problem = null
  }

  /** The search to make. Refuses: undefined, and the error is shown beside its field. */
  read(): ContactSearchQuery | undefined {
    const read = readTypedSearch(this.text, this.set)
    if (read.ok) return read.value
    this.problem = read.refusal
    this.errorCount += 1
    return undefined
  }

  /** Whether the field still holds what was searched. */
  isAbout(query: ContactSearchQuery): boolean {
    const typed = readTypedSearch(this.text, this.set)
    return typed.ok && contactSearchPath(typed.value) === contactSearchPath(query)
  }

  /** Fills the field from an opened address, in the spelling that was typed for it. */
  opened(query: ContactSearchQuery | null): void {
    this.problem = null
    if (query === null) {
      this.text = ''
      this.set = null
      return
    }
    if (this.isAbout(query)) return
    this.text = textOfSearch(query)
    this.set = query.kind === 'pair' || contactKindOf(this.text) === query.kind ? null : query.kind
  }
}
