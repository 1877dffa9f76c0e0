import {
  type ContactKind,
  type ContactQuery,
  contactKindOf,
  type Problem,
  readTypedContact,
  textOfContact,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'

const isSame = (one: ContactQuery | null, other: ContactQuery): boolean =>
  one?.kind === other.kind && one !== null && textOfContact(one) === textOfContact(other)

/** A contact being typed or pasted. Its type follows the text until the user chooses one. Section 5, "Fraud search". */
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
  read(): ContactQuery | undefined {
    const read = readTypedContact(this.text, this.set)
    if (read.ok) return read.value
    this.problem = read.refusal
    this.errorCount += 1
    return undefined
  }

  /** Whether the field still holds the contact that was searched. */
  isAbout(contact: string): boolean {
    const typed = readTypedContact(this.text, this.set)
    return typed.ok && textOfContact(typed.value) === contact
  }

  /** Fills the field from an opened address, in the spelling that was typed for it. */
  opened(query: ContactQuery | null): void {
    this.problem = null
    if (query === null) {
      this.text = ''
      this.set = null
      return
    }
    const typed = readTypedContact(this.text, this.set)
    if (typed.ok && isSame(query, typed.value)) return
    this.text = textOfContact(query)
    this.set = contactKindOf(this.text) === query.kind ? null : query.kind
  }
}
